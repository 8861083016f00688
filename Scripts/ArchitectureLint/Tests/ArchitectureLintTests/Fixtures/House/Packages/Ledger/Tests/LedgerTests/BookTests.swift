import Ledger
import Testing
