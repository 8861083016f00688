/// The list of all ids of the process.
///
/// It gives each pair of a name and an id type a dense number, the slot.
///
/// A container is a table indexed by slot, so that resolving is an array access instead of a
/// dictionary lookup. The id type is part of the key, and it fixes the value type. This
/// makes it sound to read a slot without a checked cast.
enum SlotRegistry {
    private struct Record {
        let name: String
        let type: any Any.Type
        /// The dense number of the name alone.
        let nameIndex: Int
    }

    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    private struct State {
        var slots: [Key: Int] = [:]
        var nameIndices: [String: Int] = [:]
        /// The number of slots by name index.
        var slotsPerName: [Int] = []
        var records: [Record] = []

        mutating func nameIndex(of name: String) -> Int {
            if let index = nameIndices[name] { return index }
            nameIndices[name] = slotsPerName.count
            slotsPerName.append(0)
            return slotsPerName.count - 1
        }
    }

    private static let state = Guarded(State())

    /// Returns the slot of a name and an id type, the same one for equal arguments.
    static func slot<ID: SendableMetatype>(named name: String, for type: ID.Type) -> Int {
        let key = Key(name: name, type: ObjectIdentifier(type))
        return state.withLock { state in
            if let slot = state.slots[key] { return slot }
            let nameIndex = state.nameIndex(of: name)
            state.slotsPerName[nameIndex] += 1
            let slot = state.records.count
            state.slots[key] = slot
            state.records.append(Record(name: name, type: type, nameIndex: nameIndex))
            return slot
        }
    }

    static func name(of slot: Int) -> String {
        state.withLock { $0.records[slot].name }
    }

    static func names(of slots: some Sequence<Int>) -> [String] {
        state.withLock { state in slots.map { state.records[$0].name } }
    }

    /// Returns the id's type without module names: `InjectID<Signing>`.
    static func typeName(of slot: Int) -> String {
        // Outside of the lock, because describing a type is slow.
        String(describing: state.withLock { $0.records[slot].type })
    }

    /// Returns the id's type with module names, which distinguish two types of one name.
    static func qualifiedTypeName(of slot: Int) -> String {
        String(reflecting: state.withLock { $0.records[slot].type })
    }

    static func mayBeAbsent(_ slot: Int) -> Bool {
        state.withLock { $0.records[slot].type } is any OptionalID.Type
    }

    /// Returns the slots whose name also belongs to another slot, each with the index of the name.
    ///
    /// Shared names are rare, so nothing is allocated for other slots.
    static func sharingNames(among slots: some Sequence<Int>) -> [(slot: Int, name: Int)] {
        state.withLock { state in
            var sharing: [(slot: Int, name: Int)] = []
            for slot in slots where state.slotsPerName[state.records[slot].nameIndex] > 1 {
                sharing.append((slot, state.records[slot].nameIndex))
            }
            return sharing
        }
    }
}
