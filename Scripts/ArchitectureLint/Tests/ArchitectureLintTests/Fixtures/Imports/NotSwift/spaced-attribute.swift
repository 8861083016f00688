@_spi (Bank) import Yes1
@testable public @_spi(Bank) import Yes2
@_spi(Bank import No
