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
    ///
    /// The other searches skip `explainedSlots`, because faults of these slots would only be
    /// consequences of the returned faults.
    /// - Parameter roots: The slots that the app itself resolves.
    func findInvalidNames(_ roots: [Int]) -> (faults: [InvalidName], explainedSlots: Set<Int>) {
        // Nearly always without a search, because no id of the process has such a name.
        let invalid = SlotRegistry.invalidNames
        guard !invalid.isEmpty else { return ([], []) }
        let explained = Set(usedSlots(roots)).intersection(invalid)
        let faults = explained.sorted().map(SlotRegistry.declaration).map {
            InvalidName(name: $0.name, declaration: $0.place)
        }
        return (faults, explained)
    }
}
