let a = "\(b("import No"), c: ["\(d)"])"
import Yes1
let e = #"\#(f(")"))\(import No"#
import Yes2
let g = "\(h /* ) import No */)"
import Yes3
let i = "\(j("\(k(")"))"))"; import Yes4
let l = """
  \(m(
  import: 1,
  n: "import No"
  ))
  import No
  \(o(#"""
  import No )
  """#)) \(p // )
  )
  """
import Yes5
let q = "\(r ? "(" : ")")"; import Yes6
let s = "\(t(#")"#, ")"))"; import Yes7
let u = "\((v) + (w))"; import Yes8
let x = "\(y { $0 + ")" })"; import Yes9
let z = "\\(import No)"; import Yes10
let aa = "\(bb)\(cc("\(dd)"))import No\(ee)"; import Yes11
let ff = "\(1 / 2) / \(3/4)"; import Yes12
