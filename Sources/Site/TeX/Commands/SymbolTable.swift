/// The signs that have a name, `name sign` by `name sign`, by what they are.
enum SymbolTable {
  static let groups: [(words: String, kind: MathSymbol.Kind)] = [
    (capitals, .upright), (greek, .letter), (letters, .letter), (uprightGreek, .upright),
    (signs, .upright),
    (ordinary, .sign(.ordinary)),
    (binary, .sign(.binary)), (relations, .sign(.relation)), (negated, .sign(.relation)),
    (arrows, .sign(.relation)), (bigWithLimits, .big(hasLimits: true)),
    (integrals, .big(hasLimits: false)), (punctuation, .sign(.punctuation)),
    (opening, .delimiter(.opening)), (closing, .delimiter(.closing)),
    (bars, .delimiter(.ordinary)), (verticalArrows, .delimiter(.relation)),
  ]

  static let greek = """
    alpha α beta β gamma γ delta δ epsilon ϵ zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ
    omicron ο pi π rho ρ sigma σ tau τ upsilon υ phi ϕ chi χ psi ψ omega ω varepsilon ε vartheta ϑ
    varpi ϖ varrho ϱ varsigma ς varphi φ varkappa ϰ digamma ϝ thetasym ϑ
    varGamma Γ varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ
    varPsi Ψ varOmega Ω
    """

  static let capitals = """
    Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ
    Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω
    """

  static let uprightGreek = """
    upalpha α upbeta β upgamma γ updelta δ upepsilon ϵ upzeta ζ upeta η uptheta θ upiota ι upkappa κ
    uplambda λ upmu μ upnu ν upxi ξ uppi π uprho ρ upsigma σ uptau τ upupsilon υ upphi ϕ upchi χ
    uppsi ψ upomega ω
    """

  static let letters = """
    ell ℓ partial ∂ imath ı jmath ȷ hbar ℏ hslash ℏ eth ð Game ⅁ Finv Ⅎ wp ℘ weierp ℘
    """

  static let signs = """
    infty ∞ infin ∞ nabla ∇ emptyset ∅ empty ∅ varnothing ∅ Re ℜ Im ℑ real ℜ image ℑ aleph ℵ alef ℵ
    alefsym ℵ beth ℶ gimel ℷ daleth ℸ forall ∀ exists ∃ exist ∃ nexists ∄ top ⊤ bot ⊥ angle ∠
    measuredangle ∡ sphericalangle ∢ triangle △ vartriangle △ triangledown ▽ square □ Box □
    Diamond ◊ lozenge ◊ bigstar ★ blacksquare ■ blacktriangle ▲ blacktriangledown ▼ blacklozenge ⧫
    diamondsuit ♢ diamonds ♢ heartsuit ♡ hearts ♡ clubsuit ♣ clubs ♣ spadesuit ♠ spades ♠
    flat ♭ natural ♮ sharp ♯ complement ∁ mho ℧ Bbbk 𝕜 degree ° standardstate ⦵ minuso ⦵
    circledR ® circledS Ⓢ yen ¥ pounds £ mathsterling £ euro € checkmark ✓ maltese ✠ copyright ©
    S § P ¶ sect § textsection § textparagraph ¶ AA Å aa å AE Æ ae æ OE Œ oe œ O Ø o ø ss ß L Ł l ł i ı j ȷ DH Ð dh ð
    TH Þ th þ DJ Đ dj đ NG Ŋ ng ŋ diagup ╱ diagdown ╲ cnums ℂ Complex ℂ N ℕ natnums ℕ Z ℤ R ℝ reals ℝ Reals ℝ
    # # $ $ % % & & _ _ textdollar $ textunderscore _ textasciitilde ~ textasciicircum ^
    textdegree ° textbackslash \\ textquoteleft ‘ textquoteright ’ textquotedblleft “
    textquotedblright ” textendash – textemdash — textless < textgreater > textbar | textbardbl ‖
    textbraceleft { textbraceright } textellipsis … textregistered ® textcopyright © textsterling £
    textvisiblespace ␣ ohm Ω celsius ℃ micro µ textmu µ textohm Ω
    """

  static let ordinary = """
    neg ¬ lnot ¬ prime ′ backprime ‵ surd √ mathellipsis … ldots … dotsc … dotso … cdots ⋯ dotsb ⋯ dotsm ⋯
    dotsi ⋯ vdots ⋮ ddots ⋱ iddots ⋰ adots ⋰ cdotp ⋅ ldotp . slash / qed □ QED ■ blackslash ⧹ dag † ddag ‡ textdagger † textdaggerdbl ‡
    """

  static let binary = """
    pm ± plusmn ± mp ∓ times × div ÷ cdot ⋅ sdot ⋅ centerdot ⋅ ast ∗ star ⋆ circ ∘ bullet ∙ bull ∙ cap ∩ cup ∪
    uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ setminus ∖ smallsetminus ∖ wr ≀ diamond ⋄
    bigtriangleup △ bigtriangledown ▽ triangleleft ◃ triangleright ▹ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵
    oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ bigcirc ◯ dagger † Dagger ‡ ddagger ‡ amalg ⨿ And &
    ltimes ⋉ rtimes ⋊ leftthreetimes ⋋ rightthreetimes ⋌ boxplus ⊞ boxminus ⊟ boxtimes ⊠ boxdot ⊡
    dotplus ∔ divideontimes ⋇ barwedge ⊼ doublebarwedge ⩞ veebar ⊻ curlywedge ⋏ curlyvee ⋎
    circledast ⊛ circledcirc ⊚ circleddash ⊝ intercal ⊺ Cap ⋒ doublecap ⋒ Cup ⋓ doublecup ⋓
    gtrdot ⋗ lessdot ⋖ ocirc ⊚ oast ⊛ minus − plus + obar ⌽ bigoslash ⨸ cupdot ⊍ veedot ⟇ wedgedot ⟑
    """

  static let relations = """
    le ≤ leq ≤ ge ≥ geq ≥ lt < gt > ll ≪ gg ≫ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ equiv ≡ sim ∼ simeq ≃ approx ≈
    cong ≅ propto ∝ varpropto ∝ asymp ≍ doteq ≐ doteqdot ≑ Doteq ≑ fallingdotseq ≒ risingdotseq ≓
    in ∈ isin ∈ ni ∋ owns ∋ subset ⊂ sub ⊂ supset ⊃ subseteq ⊆ sube ⊆ supseteq ⊇ supe ⊇ subseteqq ⫅ supseteqq ⫆
    Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒ vdash ⊢ dashv ⊣ models ⊨
    vDash ⊨ Vdash ⊩ Vvdash ⊪ mid ∣ shortmid ∣ parallel ∥ shortparallel ∥ perp ⊥ smile ⌣ smallsmile ⌣
    frown ⌢ smallfrown ⌢ bowtie ⋈ Join ⋈ prec ≺ succ ≻ preceq ⪯ succeq ⪰ preccurlyeq ≼ succcurlyeq ≽
    curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸ leqslant ⩽ geqslant ⩾
    leqq ≦ geqq ≧ lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ lessgtr ≶ gtrless ≷ lesseqgtr ⋚
    gtreqless ⋛ lesseqqgtr ⪋ gtreqqless ⪌ eqslantless ⪕ eqslantgtr ⪖ backsim ∽ backsimeq ⋍
    approxeq ≊ thicksim ∼ thickapprox ≈ triangleq ≜ trianglelefteq ⊴ trianglerighteq ⊵
    vartriangleleft ⊲ vartriangleright ⊳ blacktriangleleft ◀ blacktriangleright ▶ circeq ≗ eqcirc ≖
    bumpeq ≏ Bumpeq ≎ between ≬ pitchfork ⋔ therefore ∴ because ∵ backepsilon ∍ coloneqq ≔ eqqcolon ≕
    Coloneqq ⩴ coloneq ≔ eqcolon ≕ colonequals ≔ coloncolonequals ⩴ coloncolon ∷ dblcolon ∷ vcentcolon ∶ ratio ∶ eqdef ≝ origof ⊶ imageof ⊷
    multimap ⊸ stareq ≛ wedgeq ≙ questeq ≟ measeq ≞ arceq ≘ veeeq ≚ eqsim ≂ leftouterjoin ⟕ rightouterjoin ⟖ = = doublequal ⩵
    """

  static let negated = """
    ne ≠ neq ≠ notin ∉ notni ∌ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ nleqslant ≰ ngeqslant ≱ nleqq ≰ ngeqq ≱ lneq ⪇
    gneq ⪈ lneqq ≨ gneqq ≩ lvertneqq ≨ gvertneqq ≩ lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ nprec ⊀
    nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵ succneqq ⪶ precnsim ⋨ succnsim ⋩ precnapprox ⪹
    succnapprox ⪺ nsim ≁ ncong ≇ nmid ∤ nshortmid ∤ nparallel ∦ nshortparallel ∦ nvdash ⊬ nvDash ⊭
    nVdash ⊮ nVDash ⊯ ntriangleleft ⋪ ntriangleright ⋫ ntrianglelefteq ⋬ ntrianglerighteq ⋭
    nsubseteq ⊈ nsupseteq ⊉ nsubseteqq ⊈ nsupseteqq ⊉ nsubset ⊄ nsupset ⊅ subsetneq ⊊ supsetneq ⊋ varsubsetneq ⊊
    varsupsetneq ⊋ subsetneqq ⫋ supsetneqq ⫌ varsubsetneqq ⫋ varsupsetneqq ⫌ nleftarrow ↚
    nrightarrow ↛ nleftrightarrow ↮ nLeftarrow ⇍ nRightarrow ⇏ nLeftrightarrow ⇎ nequiv ≢ napprox ≉
    """

  static let arrows = """
    to → rightarrow → rarr → gets ← leftarrow ← larr ← leftrightarrow ↔ lrarr ↔ harr ↔ Rightarrow ⇒ rArr ⇒ Rarr ⇒
    Leftarrow ⇐ lArr ⇐ Larr ⇐ Leftrightarrow ⇔ lrArr ⇔ hArr ⇔ Lrarr ⇔ Harr ⇔ longrightarrow ⟶ longleftarrow ⟵
    longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸ Longleftrightarrow ⟺ iff ⟺ implies ⟹
    impliedby ⟸ mapsto ↦ longmapsto ⟼ hookrightarrow ↪ hookleftarrow ↩ rightharpoonup ⇀
    rightharpoondown ⇁ leftharpoonup ↼ leftharpoondown ↽ rightleftharpoons ⇌ leftrightharpoons ⇋
    nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ leadsto ⇝ rightsquigarrow ⇝ leftrightsquigarrow ↭
    rightrightarrows ⇉ leftleftarrows ⇇ rightleftarrows ⇄ leftrightarrows ⇆ Rrightarrow ⇛
    Lleftarrow ⇚ twoheadrightarrow ↠ twoheadleftarrow ↞ rightarrowtail ↣ leftarrowtail ↢
    looparrowright ↬ looparrowleft ↫ curvearrowright ↷ curvearrowleft ↶ circlearrowright ↻
    circlearrowleft ↺ upharpoonright ↾ restriction ↾ upharpoonleft ↿ downharpoonright ⇂
    downharpoonleft ⇃ upuparrows ⇈ downdownarrows ⇊ Lsh ↰ Rsh ↱ dashrightarrow ⇢ dashleftarrow ⇠
    xleftrightarrows ⇆
    """

  static let bigWithLimits = """
    sum ∑ prod ∏ coprod ∐ bigcup ⋃ bigcap ⋂ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀
    biguplus ⨄ bigsqcup ⨆ bigsqcap ⨅ intop ∫ bigtimes ⨉
    """

  static let integrals =
    "int ∫ iint ∬ iiint ∭ iiiint ⨌ oint ∮ oiint ∯ oiiint ∰ smallint ∫"

  static let punctuation = "colon :"

  static let opening = """
    { { lbrace { lbrack [ lparen ( langle ⟨ lang ⟨ lfloor ⌊ lceil ⌈ lvert | lVert ‖ lgroup ⟮
    lmoustache ⎰ ulcorner ┌ llcorner └ llbracket ⟦ lBrace ⦃
    """

  static let closing = """
    } } rbrace } rbrack ] rparen ) rangle ⟩ rang ⟩ rfloor ⌋ rceil ⌉ rvert | rVert ‖ rgroup ⟯
    rmoustache ⎱ urcorner ┐ lrcorner ┘ rrbracket ⟧ rBrace ⦄
    """

  static let bars = "vert | Vert ‖ | ‖ backslash \\\\"

  static let verticalArrows = """
    uparrow ↑ uarr ↑ downarrow ↓ darr ↓ updownarrow ↕ Uparrow ⇑ uArr ⇑ Uarr ⇑ Downarrow ⇓ dArr ⇓ Darr ⇓
    Updownarrow ⇕
    """
}
