import DependencyContainer

/// An object of a generated app.
final class GeneratedPart: Sendable {
    /// The line of its registration.
    let line: Int
    let received: [Received]
    /// The object inside a decorator.
    let inner: GeneratedPart?

    init(_ line: Int, _ received: [Received], inner: GeneratedPart? = nil) {
        self.line = line
        self.received = received
        self.inner = inner
    }
}

protocol GeneratedBuilding: SendableMetatype {}
enum GeneratedBuilder: GeneratedBuilding {}

/// The argument that a factory received for one need.
enum Received: Sendable {
    case part(GeneratedPart)
    case list([GeneratedPart])
    case input(Int)
    case builder
    /// A deferred need, read when everything is made.
    case later(@Sendable () async throws -> Received)
    case unknown

    init(_ value: some Any) {
        switch value {
        case let part as GeneratedPart: self = .part(part)
        case let list as [GeneratedPart]: self = .list(list)
        case let input as Int: self = .input(input)
        case is any GeneratedBuilding.Type: self = .builder
        case let lazy as Lazy<GeneratedPart>: self = .later { .part(try lazy.value) }
        case let lazy as Lazy<[GeneratedPart]>: self = .later { .list(try lazy.value) }
        case let lazy as MainLazy<GeneratedPart>:
            self = .later { .part(try await MainActor.run { try lazy.value }) }
        case let lazy as AsyncLazy<GeneratedPart>: self = .later { .part(try await lazy.value) }
        case let provider as Provider<GeneratedPart>: self = .later { .part(try provider.make()) }
        case let opener as ScopeOpener<Int, GeneratedPart>:
            self = .later { try await opener.withOpen(7) { .part($0) } }
        default: self = .unknown
        }
    }

    /// Returns the arguments of a factory.
    static func all<each Value>(_ values: repeat each Value) -> [Received] {
        var all: [Received] = []
        repeat all.append(Received(each values))
        return all
    }
}
