@testable import DemandDeposit
