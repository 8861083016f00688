@_exported import CardInterface
