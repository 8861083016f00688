import Testing

@testable import DependencyContainer
