let a = b / c; let d = "/"
import Yes1
let e = (f)/g/h; import Yes2
let i = j/k; let l = "m/n"; import Yes3
let o = p[0]/q / r; import Yes4
s /= t/u; import Yes5
let v = 0...
import Yes6
let w = ...9
import Yes7
let x = y! / z / aa; import Yes8
let bb = cc?.dd / ee; import Yes9
let ff = reduce(1, /) + reduce(2, /); import Yes10
func / (a: A, b: A) -> A { a.x / b.x }; import Yes11
func /(a: B, b: B) -> B { a.x/b.x }; import Yes12
infix operator /?/: AdditionPrecedence
import Yes13
prefix operator /
let gg = /hh; import Yes14
let ii = jj ? kk : ll/mm; import Yes15
let nn = 1_000/2; let oo = 0x1p-3/2; let pp = 1e-4/2; import Yes16
let qq = rr as? Double ?? 1/2; import Yes17
let ss: Foo<Bar>? = nil; import Yes18
let tt = \Foo.bar?.baz; import Yes19
let uu = vv ||/* import No */ww; import Yes20
let xx = yy<zz>/2; import Yes21
a <- b; c ->> d; import Yes22
let range = a..<b; import Yes23
