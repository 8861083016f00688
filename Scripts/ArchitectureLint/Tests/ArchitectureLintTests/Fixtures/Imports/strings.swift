let a = "import No; \" import No"
import Yes1
let b = """
  import No
  \""" import No
  "" "
  """
import Yes2
let c = """
  import No \
  import No
  """; import Yes3
let d = ""; import Yes4
let e = "\\"; import Yes5
let f = "\u{22} import No"
let g = "// import No"; import Yes6
let h = "/* "; import Yes7
let i = " */"; import Yes8
let j = "{"; let k = "}}"; import Yes9
let l = "'"; import Yes10
let m = """
  \"\"\"
  import No
  """
import Yes11
@available(*, deprecated, message: "import No")
func n() {}
import Yes12
@available(*, deprecated, message: """
import No
""")
import Yes13
