import Yes1
@testable
import Yes2

#if DEBUG // flag
import Yes3
#else
import Yes4
#endif
let s = """
  import No
  """
import Yes5
let t = "import No; \(x)"
// import No
import Yes6 // 
import
Yes7
