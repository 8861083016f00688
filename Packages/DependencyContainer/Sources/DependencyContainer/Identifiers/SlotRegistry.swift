/// The process-wide list of ids: gives each pair of a name and an id type a dense number, its slot.
///
/// A container is a table indexed by slot, so that resolving is an array access instead of a
/// dictionary look-up. Because the type is a part of the key, what stands in a container at a slot
/// always has the value type of the id that owns the slot: that is what makes reading it without a
/// checked cast sound.
enum SlotRegistry {
    /// What a slot stands for.
    struct Record {
        let name: String
        /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
        let type: any Any.Type
        /// A dense number of the name alone: two slots of one name differ in their id's type.
        let nameIndex: Int
    }

    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    private struct State {
        var slots: [Key: Int] = [:]
        var nameIndices: [String: Int] = [:]
        /// How many slots have a name, by the number of the name.
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

    /// The slot of the id of that name and type: the same for equal names and types, always.
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

    /// The name of the id that owns that slot.
    static func name(of slot: Int) -> String {
        state.withLock { $0.records[slot].name }
    }

    /// The type of the id that owns that slot, as the runtime writes it: `InjectID<Signing>`.
    static func typeName(of slot: Int) -> String {
        // Outside of the lock: the text of a type is slow to make.
        String(describing: state.withLock { $0.records[slot].type })
    }

    /// The type of the id that owns that slot, with the modules: what tells apart two types of one
    /// name.
    static func qualifiedTypeName(of slot: Int) -> String {
        String(reflecting: state.withLock { $0.records[slot].type })
    }

    /// Whether the absence of what stands for that slot is no fault.
    static func mayBeAbsent(_ slot: Int) -> Bool {
        state.withLock { $0.records[slot].type } is any OptionalID.Type
    }

    /// Those of the slots whose name is also that of another slot, each with a number that is the
    /// same for equal names. That is rare, so it is cheap: nothing is allocated for the others.
    static func sharingNames(among slots: some Sequence<Int>) -> [(slot: Int, name: Int)] {
        state.withLock { state in
            var sharing: [(slot: Int, name: Int)] = []
            for slot in slots where state.slotsPerName[state.records[slot].nameIndex] > 1 {
                sharing.append((slot, state.records[slot].nameIndex))
            }
            return sharing
        }
    }

    /// The names of the ids that own those slots.
    static func names(of slots: some Sequence<Int>) -> [String] {
        state.withLock { state in slots.map { state.records[$0].name } }
    }
}

/// An id of what the app lives without: a list is empty then, a plug-in nil.
protocol OptionalID {}
