let a = #"import No " import No \("#
import Yes1
let b = ##"""
  import No """# \#(
  """##
import Yes2
let c = #"""#
import Yes3
let d = #""#; import Yes4
let e = ##"" # "##; import Yes5
let f = #"\"#; import Yes6
let g = ##"\#" import No"##; import Yes7
let h = #"""
  "# import No
  \#("import No")
  """#; import Yes8
let i = #""" "#; import Yes9
let j = ###"\###("import No")"###; import Yes10
