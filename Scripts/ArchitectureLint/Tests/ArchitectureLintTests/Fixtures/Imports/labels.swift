f(import: 1)
func g(import a: Int) {}
import Yes1
h { } import: { }
import Yes2
let i = (import: 1, 2); import Yes3
j[import: 1] = 2; import Yes4
struct K { subscript(import l: Int) -> Int { l } }
import Yes5
m(
    import: n
)
import Yes6
enum O { case p(import: Int) }
import Yes7
let q: (_ import: Int) -> Void = { _ in }
import Yes8
