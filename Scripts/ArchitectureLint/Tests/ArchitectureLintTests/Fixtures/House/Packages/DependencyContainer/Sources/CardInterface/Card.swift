import DependencyContainer
import LedgerInterface
import RIBs
public protocol Card {}
