struct A { let b = [1, 2]; func c() { if d { e() } } }
import Yes1
extension F: G { var h: Int { get { 1 } set { } } }
import Yes2
let i = { (j: Int) -> Int in j }
import Yes3
@MainActor let k: @Sendable (Int) -> Void = { _ in }
import Yes4
@propertyWrapper struct L { var wrappedValue: Int }
import Yes5
typealias M = @Sendable (Int) -> Void
import Yes6
precedencegroup N { associativity: left }
import Yes7
