import CardInterfaceTesting
import Testing

@testable import DemandDeposit
