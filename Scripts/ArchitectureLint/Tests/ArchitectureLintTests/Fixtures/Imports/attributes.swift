@testable import Yes1
@_spi(Bank) import Yes2
@_spi(A) @_spi(B) @testable @_spi(C) @_spi(D) import Yes3
@preconcurrency import Yes4
@_exported import Yes5
@_exported public import struct Yes6.Account
@_implementationOnly import Yes7
@_weakLinked import Yes8
@testable
@_spi(Bank)
import Yes9
@_documentation(visibility: private) import Yes10
@testable // why
@_spi( /* whom */ Bank ) /* and */ import Yes11
@_spi(Bank)@testable import Yes12
@_spi(
    Bank
)
import Yes13
@preconcurrency@_exported import Yes14
