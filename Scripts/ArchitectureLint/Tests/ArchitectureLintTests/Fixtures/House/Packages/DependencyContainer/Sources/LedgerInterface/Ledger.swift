import DependencyContainer
public protocol Ledger {}
