/// Info words that are languages of listings, so that a slip of the pen in a scenario kind can be told from them.
enum KnownLanguages {
  static let names: Set<String> = [
    "abap", "ada", "apl", "asm", "awk", "bash", "basic", "bat", "bib", "bibtex", "c", "c++",
    "clojure", "cmake", "cobol",
    "console", "coq", "cpp", "cs", "csharp", "css", "csv", "d", "dart", "diff", "docker",
    "dockerfile", "dot", "elixir",
    "elm", "erlang", "f#", "forth", "fortran", "fsharp", "gap", "git", "glsl", "go", "graphql",
    "groovy", "haskell", "hs", "hlsl",
    "html", "http", "idl", "ini", "java", "javascript", "js", "json", "jsonc", "jsx", "julia",
    "kotlin", "kt", "latex", "lean",
    "less", "lisp", "log", "lua", "m", "make", "makefile", "maple", "markdown", "mathematica",
    "matlab", "md", "mermaid",
    "metal", "ml", "mustache", "nim", "nix", "none", "nginx", "objc", "objective-c", "ocaml",
    "octave", "pascal", "patch",
    "perl", "php", "plain", "plaintext", "postscript", "powershell", "prolog", "properties",
    "proto", "ps", "ps1", "py",
    "python", "pycon", "r", "racket", "rb", "rs", "rst", "ruby", "rust", "sage", "sas", "sass",
    "scala", "scheme", "scss", "sed",
    "sh", "shell", "smalltalk", "sml", "sparql", "sql", "stata", "svg", "swift", "tcl", "tex",
    "text", "toml", "tsx", "ts",
    "txt", "typescript", "typst", "v", "vb", "verilog", "vhdl", "vim", "wasm", "wgsl", "xml",
    "xquery", "xslt", "yaml", "yml",
    "zig", "zsh",
  ]
}
