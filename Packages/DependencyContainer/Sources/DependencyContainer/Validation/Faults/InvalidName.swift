/// An id whose name is empty or has a line break, so that no report could show it.
public struct InvalidName: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The place where the id is declared.
    public let declaration: SourcePlace

    /// The problem, the declaration and the fix.
    public var description: String {
        [
            name.isEmpty
                ? "An id has an empty name." : "\(name.debugDescription) has a line break.",
            labeled("declared", ["\(declaration)"]),
            labeled("fix", ["name the id in one line, as reports should show it"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns a fault for each used id that has no printable name.
    /// - Parameter roots: The slots that the app itself resolves.
    func findInvalidNames(_ roots: [Int]) -> [InvalidName] {
        // Nearly always without a search, because no id of the process has such a name.
        let invalid = SlotRegistry.invalidNames
        guard !invalid.isEmpty else { return [] }
        let used = Set(nodes.map(\.slot) + unmetNeeds.map(\.slot) + roots)
        return invalid.filter(used.contains).map(SlotRegistry.declaration).map {
            InvalidName(name: $0.name, declaration: $0.place)
        }
    }
}
