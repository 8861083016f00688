internal import CSQLite
import LedgerInterface
