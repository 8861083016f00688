#if DEBUG
import Yes1
#endif
#if os(Linux)
import Yes2
#elseif canImport( Darwin )
    #if FLAG && swift(>=6) // a comment
    import Yes3
    #else
    import Yes4
    #endif
#elseif !FLAG || compiler(>=99)
import Yes5
#else
import Yes6
#endif
import Yes7
#if (os(Linux)
    || os(macOS)) && TRAIT
import Yes8
#endif
#if FLAG /* a
   comment */
import Yes9
#endif
func f() {
    #if DEBUG
        print(1)
    #else
        print(2)
    #endif
}
import Yes10
let a = b
    #if DEBUG
        .c()
    #endif
import Yes11
#if DEBUG
@testable
#else
@_spi(Bank)
#endif
import Yes12
#if swift(>=99)
struct New { ( [
#else
import Yes13
#endif
import Yes14
#if swift(>=99)
let s = "#endif"
// #endif
/* #endif */
import Yes15
#endif
#if !(DEBUG)
import Yes16
#elseif !FLAG
#else
import Yes17
#endif
import Yes18; import Yes19
#sourceLocation(file: "No.swift", line: 1)
import Yes20
#sourceLocation()
#warning("import No")
import Yes21
