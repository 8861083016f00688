/// The names that are registered, for finding those that somebody may have meant.
struct NearestNames {
    /// A name as it is compared: in small letters.
    private struct Spelling {
        let name: String
        let bytes: [UInt8]
        /// Which letters occur, by their last six bits: one that the other has not is one difference
        /// at least.
        let letters: UInt64

        init(_ name: String) {
            self.name = name
            bytes = Array(name.lowercased().utf8)
            letters = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
        }

        func mayBeNear(_ other: Spelling, within limit: Int) -> Bool {
            (letters & ~other.letters).nonzeroBitCount <= limit
                && (other.letters & ~letters).nonzeroBitCount <= limit
        }
    }

    /// How many names are suggested.
    private static let suggested = 3

    /// By length, so that those of nearly the same length are looked at first, and others never.
    private var spellings: [[Spelling]] = []
    private var distance = EditDistance()
    /// How many names were looked at.
    private var looked = 0
    /// How much may be compared in all, in letters: suggestions must not make validation quadratic.
    /// A tenth of a second; when it is spent, the faults that are left go without.
    private static let budget = 40_000_000

    /// What is registered in the graph, and in those around it.
    init(of wiring: Wiring) {
        var slots = wiring.nodes.indices.filter { !wiring.isStray($0) }.map {
            wiring.nodes[$0].slot
        }
        var outer = wiring.outer?.wiring
        while let wiring = outer {
            slots += wiring.nodes.map(\.slot)
            outer = wiring.outer?.wiring
        }
        for name in SlotRegistry.names(of: slots) {
            let spelling = Spelling(name)
            while spellings.count <= spelling.bytes.count { spellings.append([]) }
            spellings[spelling.bytes.count].append(spelling)
        }
    }

    /// The names spelt most alike, nearest first; at most three, none that is the same, and none that
    /// differs in more than a third of its letters (or two, or one in a name of three).
    mutating func names(near name: String) -> [String] {
        let asked = Spelling(name)
        let length = asked.bytes.count
        var limit = length <= 3 ? 1 : max(2, length / 3)
        var found: [(distance: Int, name: String)] = []
        var difference = 0
        while difference <= limit {
            for length in Set([length - difference, length + difference]).sorted()
            where spellings.indices.contains(length) {
                for candidate in spellings[length] {
                    looked += 1
                    guard looked + distance.work < Self.budget else { return found.map(\.name) }
                    guard candidate.mayBeNear(asked, within: limit), candidate.name != name,
                        let apart = distance.between(candidate.bytes, asked.bytes, atMost: limit)
                    else { continue }
                    Self.insert((apart, candidate.name), into: &found)
                    // Only what is at least as near as the last that is suggested is of interest.
                    if found.count == Self.suggested { limit = found[Self.suggested - 1].distance }
                }
            }
            difference += 1
        }
        return found.map(\.name)
    }

    private static func insert(
        _ new: (distance: Int, name: String),
        into found: inout [(distance: Int, name: String)]
    ) {
        guard !found.contains(where: { $0.name == new.name }) else { return }
        let place = found.firstIndex { new < $0 } ?? found.count
        found.insert(new, at: place)
        if found.count > suggested { found.removeLast() }
    }
}
