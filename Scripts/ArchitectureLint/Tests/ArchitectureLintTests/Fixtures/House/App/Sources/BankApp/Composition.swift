import Card
import DemandDeposit
import DependencyContainer
import Ledger
