import CardInterfaceTesting
import Testing

@testable import Card
