/// A registered factory, with its id and its needs.
struct Registration: Sendable {
    /// The relation to other registrations with the same id.
    enum Role: UInt8 {
        case provider
        /// Overrides the provider of the same id.
        case replacement
        /// Wraps the service of the same id.
        case decorator
    }

    enum Recipe: Sendable {
        case synchronous(any ErasedMaker)
        case asynchronous(any ErasedAsyncMaker)
        case decorator(any ErasedDecorator)
        /// The input of a scope, which is stored when the scope is opened.
        case given
    }

    let slot: Int
    /// The index of the registering module.
    let module: Int32
    /// The index of the first need in the blueprint; the further needs follow.
    var firstNeed: Int32
    let needCount: Int32
    let line: UInt32
    let kind: RegistrationKind
    var role: Role
    let scope: ScopeCode
    let file: StaticString
    var recipe: Recipe

    var place: SourcePlace { SourcePlace(file: String(describing: file), line: Int(line)) }
}

/// The kind of a registered id.
@usableFromInline
package enum RegistrationKind: UInt8, Sendable {
    case service, mainService, asyncService, contribution, builder, plugin, scopeInput
}

/// A ``Scope`` as a number; for a named scope, its index in ``Blueprint/scopes``.
struct ScopeCode: Hashable, Sendable {
    let rawValue: Int16

    static let container = ScopeCode(rawValue: -1)
    static let new = ScopeCode(rawValue: -2)
    static let weak = ScopeCode(rawValue: -3)

    /// The index of a named scope; nil for other scopes.
    var named: Int? { rawValue >= 0 ? Int(rawValue) : nil }
}

/// The source line of a registration, which is converted to text only for an error.
@usableFromInline
struct Origin: Sendable {
    let id: ServicePlace
    let module: String
    let file: StaticString
    let line: UInt

    var step: DependencyStep {
        DependencyStep(
            name: id.declaration.name,
            module: module,
            place: SourcePlace(file: String(describing: file), line: Int(line))
        )
    }
}

/// A line of source code, such as the place of a registration.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
    /// The file in the form of `#fileID`: `Module/File.swift`.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// Creates a place; the default is the place of the call.
    public init(file: String = #fileID, line: Int = #line) {
        self.file = file
        self.line = line
    }

    /// The Swift module that contains the file.
    public var module: String { String(file.prefix { $0 != "/" }) }

    /// The place as `Module/File.swift:12`.
    public var description: String { "\(file):\(line)" }
}
