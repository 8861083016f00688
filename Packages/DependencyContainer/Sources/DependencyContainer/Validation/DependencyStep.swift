/// One registration as a report names it.
public struct DependencyStep: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id it was registered under.
    public let name: String
    /// The name of the module that registered it.
    public let module: String
    /// Where it was registered.
    public let place: SourcePlace

    /// The registration of that id, by that module, at that place: what a test compares with.
    /// - Parameters:
    ///   - name: the name of the id.
    ///   - module: the name of the module.
    ///   - place: where it was registered.
    public init(name: String, module: String, place: SourcePlace) {
        self.name = name
        self.module = module
        self.place = place
    }

    /// `SafeBox (SafeBox/SafeBoxModule.swift:12)`
    public var description: String { "\(name) (\(place))" }
}
