import Diagnostics

extension DiagnosticCode {
  /// The look: templates and phrasebooks.
  static let template: [DiagnosticCode] = [
    DiagnosticCode(
      "template/bad-delimiters", .error,
      "New delimiters are two words without `=`",
      """
      The tag `{{=<% %>=}}` changes the braces to other signs: one that opens a tag and one that \
      closes it, with a space between.
      """,
      in: .template, wrong: "{{=<%=}}",
      right: "{{=<% %>=}}"),
    DiagnosticCode(
      "template/bad-name", .error,
      "A name in a tag has no spaces, and dots only between its parts",
      """
      Names are those of the table in the author's guide, such as `page.title`. A lone dot is the \
      current item of a list.
      """,
      in: .template, wrong: "<h1>{{page title}}</h1>",
      right: "<h1>{{page.title}}</h1>"),
    DiagnosticCode(
      "template/empty-tag", .error,
      "A tag holds a name",
      "Between the braces stands nothing. For a comment write `{{! … }}`.",
      in: .template, wrong: "<h1>{{ }}</h1>",
      right: "<h1>{{page.title}}</h1>"),
    DiagnosticCode(
      "template/endless", .error,
      "A template does not include itself without end",
      """
      Two templates include each other, or one itself, and nothing ends it: a menu that shows its \
      children must stop where there are none. Here `home.mustache` includes itself.
      """,
      in: .template, wrong: "{{>home}}",
      right: "{{>partials/heading}}"),
    DiagnosticCode(
      "template/escaped-markup", .error,
      "Markup is put in with three braces",
      """
      Two braces make `<` and `&` harmless, so the reader would see tags in place of the page.
      """,
      in: .template, wrong: "<main>{{page.content}}</main>",
      right: "<main>{{{page.content}}}</main>"),
    DiagnosticCode(
      "template/ignored-text", .warning,
      "Between the tags of a parent only blocks count",
      """
      `{{<page}} … {{/page}}` fills the blocks of another template. What stands beside the blocks \
      is left out, so it was probably meant to be in one.
      """,
      in: .template,
      wrong: """
        {{<page}}
        <p>Lost</p>
        {{$main}}<p>Kept</p>{{/main}}
        {{/page}}
        """,
      right: """
        {{<page}}
        {{$main}}<p>Found</p><p>Kept</p>{{/main}}
        {{/page}}
        """),
    DiagnosticCode(
      "template/mismatched-end", .error,
      "A section is closed by the name that opens it",
      """
      Sections are nested like boxes. A name is misspelled, or two ends stand in the wrong order.
      """,
      in: .template, wrong: "{{#page.summary}}<p>{{page.summary}}</p>{{/page.sumary}}",
      right: "{{#page.summary}}<p>{{page.summary}}</p>{{/page.summary}}"),
    DiagnosticCode(
      "template/missing-block", .error,
      "A page.mustache of your own keeps the blocks that other templates fill",
      """
      The default templates fill blocks of `page.mustache`, `main` for instance. If yours lacks \
      one, what is put there would be lost. Add the block, or bring your own of the templates that \
      fill it.
      """),
    DiagnosticCode(
      "template/missing-phrase", .error,
      "A phrasebook has every phrase",
      """
      Words on pages come from `Templates/phrases/`. A phrasebook of your own, made for an earlier \
      version, lacks a phrase that this version needs: take it from the default `phrases/en.yml` \
      and translate it.
      """),
    DiagnosticCode(
      "template/no-phrasebook", .error,
      "The language of a course has a phrasebook",
      """
      The words that sitegen puts on pages (labels, headings, sentences below figures) come from \
      `phrases/` and the language's tag. Write one with the keys of `phrases/en.yml`, or choose a \
      language that has one.
      """,
      in: .configuration, wrong: "language: tlh",
      right: "language: en"),
    DiagnosticCode(
      "template/not-a-text", .error,
      "Only text and markup can be shown",
      """
      The name stands for a list, a record or a truth value. Open it as a section, and show names \
      inside it.
      """,
      in: .template, wrong: "<p>{{section}}</p>",
      right: "<p>{{section.title}}</p>"),
    DiagnosticCode(
      "template/too-deep", .error,
      "Sections are nested at most 64 deep",
      "No template needs it. The limit keeps a faulty one from using up the memory."),
    DiagnosticCode(
      "template/unclosed-section", .error,
      "A section that opens is closed",
      """
      Everything behind `{{#name}}` or `{{^name}}` belongs to the section, to the end `{{/name}}`.
      """,
      in: .template, wrong: "{{#page.summary}}<p>{{page.summary}}</p>",
      right: "{{#page.summary}}<p>{{page.summary}}</p>{{/page.summary}}"),
    DiagnosticCode(
      "template/unclosed-tag", .error,
      "A tag that opens is closed",
      """
      The closing braces are missing, or there are only two where three opened the tag.
      """,
      in: .template, wrong: "<h1>{{page.title</h1>",
      right: "<h1>{{page.title}}</h1>"),
    DiagnosticCode(
      "template/unescaped-text", .warning,
      "Text is put in with two braces",
      "Three braces put it in as it is, and a `<` in a title would begin a tag.",
      in: .template, wrong: "<h1>{{{page.title}}}</h1>",
      right: "<h1>{{page.title}}</h1>"),
    DiagnosticCode(
      "template/unexpected-end", .error,
      "An end has a beginning",
      "`{{/name}}` closes a section, and none of that name is open here.",
      in: .template, wrong: "<h1>{{page.title}}{{/page}}</h1>",
      right: "<h1>{{page.title}}</h1>"),
    DiagnosticCode(
      "template/unknown-block", .error,
      "A block that is filled exists in the parent",
      """
      `{{$name}}` between the tags of a parent fills the parent's block of that name. A misspelled \
      one would be lost.
      """,
      in: .template, wrong: "{{<page}}{{$mian}}{{{page.content}}}{{/mian}}{{/page}}",
      right: "{{<page}}{{$main}}{{{page.content}}}{{/main}}{{/page}}"),
    DiagnosticCode(
      "template/unknown-name", .error,
      "A name in a template is one of those that templates know",
      """
      The names are fixed, and listed in the author's guide, so that a misspelled one cannot leave \
      an empty spot on every page. Inside a section the names of its items come first.
      """,
      in: .template, wrong: "<h1>{{page.titel}}</h1>",
      right: "<h1>{{page.title}}</h1>"),
    DiagnosticCode(
      "template/unknown-partial", .error,
      "The template that is included exists",
      "Templates are named by their path below `Templates/`, without `.mustache`.",
      in: .template, wrong: "{{>partials/headin}}",
      right: "{{>partials/heading}}"),
    DiagnosticCode(
      "template/unreadable", .error,
      "sitegen may read every file in Templates",
      """
      The system refused to read it; the message says why. Usually the permissions are wrong.
      """),
  ]
}
