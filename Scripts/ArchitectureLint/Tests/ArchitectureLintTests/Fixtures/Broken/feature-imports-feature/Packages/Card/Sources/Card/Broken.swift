// The line counts.
import DemandDeposit
