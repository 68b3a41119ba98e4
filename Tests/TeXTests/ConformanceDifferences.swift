/// The examples of other projects' suites on which we differ, by the reason.
enum ConformanceDifferences {
  /// From `latex2mathml.json`.
  static let latex2mathml: [String: [String]] = [
    "not offered": [
      #"\e"#,
      #"\color{}ab"#,
      #"\href{https://github.com/roniemartinez/latex2mathml}{\text{latex2mathml}}"#,
      #"\frac{\style{color:red}{x+1}}{\style{color:green}y+2}"#,
      #"\not\in\not a\not\operatorname{R}\not"#,
      #"\class{my-class}{x+y}"#,
      #"\raise{3pt}{x}"#,
      #"\lower{3pt}{x}"#,
      #"\moveleft{5pt}{x}"#,
      #"\moveright{5pt}{x}"#,
      #"\newenvironment{wrapper}{a +}{+ c} \begin{wrapper} b \end{wrapper}"#,
    ],
    "limits of operators with names stand below in displays, as in LaTeX": [
      #"\lim_{x \to +\infty} f(x)"#,
      #"\inf_{x > s}f(x)"#,
      #"\argmax_{x}"#,
      #"\operatornamewithlimits{lim}_{x}"#,
      #"\operatorname*{argmax}_{x}"#,
    ],
    "the same in other elements": [
      #"x\rm {\text{var} = 1+\{b\}}\sf \Delta"#,
      "|\\,|\\:|\\>|\\;|\\\\|\\!|\\quad|\\qquad|\\hspace1em|\\hspace{10ex}|\\enspace|\\hskip1em|\\kern-1.5pt|\\mkern10mu|\n            \\mskip18mu|\\mspace18mu|\\negthinspace|\\negmedspace|\\negthickspace|\\nobreakspace|\\space|\\thinspace|",
      #"{\mathsf {\text{var} = 1+\{b\}}} + B"#,
      #"\LaTeX"#,
      #"\Bbb \LaTeX"#,
      #"\TeX"#,
      #"\rm \TeX"#,
      #"\varinjlim"#,
      #"\bra{\psi}"#,
      #"\ket{\psi}"#,
      #"\braket{\phi|\psi}"#,
    ],
    "a tie in words is a space": [
      #"\text{ Hello~World }"#,
      #"\textbf{ Hello~World }"#,
      #"\textrm{ Hello~World }"#,
    ],
    "letters of a font that makes words are one name": [
      #"\gcd_{\rm sub}^{\rm sup}"#
    ],
    "as TeX has it": [
      #"\hbox{left $x > 0$ center \$x > 0\$ right}"#,
      #"\hbox{\alpha $\alpha$}"#,
      #"{\mit {\text{var} = 1+\{b\}}} + B"#,
    ],
    "words keep their characters, and the style sheet makes them bold or slanted": [
      #"\textit{ Hello~World }"#,
      #"\textsf{ Hello~World }"#,
      #"\texttt{ Hello~World }"#,
    ],
    "numbers are at the end of the line, and only a later stage counts": [
      #"x^2 \tag{1}"#,
      #"x^2 \tag*{A}"#,
      #"\begin{align} x &= 1 \nonumber \\ y &= 2 \end{align}"#,
      #"\begin{align} x &= 1 \notag \\ y &= 2 \end{align}"#,
    ],
    "the example needs macros or settings that its data does not hold": [
      #"\newcommand{\foo}[1]{## #1} \foo{x}"#
    ],
  ]

  /// From `katex-mathml-snapshots.json`.
  static let snapshots: [String: [String]] = [
    "the same in other elements": [
      #"\copyright\neq\notin≘\KaTeX"#,
      "über fiancée",
      #"\sin{x}+1\;\text{a}"#,
      #"\boldsymbol{Ax2k\omega\Omega\imath+}"#,
      #"\,\thinspace\:\>\medspace\;\thickspace\!\negthinspace\negmedspace\negthickspace\mkern1mu\mkern3mu\mkern4mu\mkern5mu\mkern-1mu\mkern-3mu\mkern-4mu\mkern-5mu"#,
    ],
    "words keep their characters, and the style sheet makes them bold or slanted": [
      #"\text{roman\textit{italic\textbf{bold italic}}\textbf{bold}\textsf{ss\textit{italic\textbf{bold italic}}\textbf{bold}}\texttt{tt\textit{italic\textbf{bold italic}}\textbf{bold}}}"#,
      #"\text{```Hi----'''}--\texttt{```Hi----'''}\text{\tt ```Hi----'''}"#,
    ],
    "not offered": [
      #"\begin{CD} A @>a>> B\\ @VVbV @VVcV\\ C @>d>> D \end{CD}"#,
      #"\href{http://example.org}{\alpha}"#,
    ],
    "as TeX has it": [
      #"x_{\mathchoice{D}{T}{\sum_{k = 0}^{\infty} x^k}{SS}}"#,
      #"x_{y_{\mathchoice{D}{T}{S}{\sum_{k = 0}^{\infty} x^k}}}"#,
    ],
    "numbers are at the end of the line, and only a later stage counts": [
      #"\tag{hi} x+y^2"#
    ],
  ]

  /// From `katex-errors.json`.
  static let errors: [String: [String]] = [
    "what is clear is read": [
      #"1^\sqrt{2}"#
    ]
  ]
}
