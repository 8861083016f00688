/// Suggests registered names that are similar to a name without a registration.
struct NearestNames {
    /// A name in lowercase letters.
    private struct Spelling {
        let name: String
        let bytes: [UInt8]
        /// A bit set of the letters; the last six bits of a letter select its bit.
        ///
        /// For each bit that is set for only one of two names, the names differ in at least one
        /// letter.
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

    private static let maximumSuggestions = 3
    /// The maximum number of compared letters in total, which takes about a tenth of a second.
    ///
    /// Suggestions must not make validation quadratic. Faults beyond the limit have no suggestions.
    private static let budget = 40_000_000

    /// The spellings grouped by length, so that names of similar length are compared first.
    private var spellings: [[Spelling]] = []
    private var distance = EditDistance()
    private var comparedNames = 0

    init(of wiring: Wiring) {
        let slots = wiring.nodes.indices.filter { !wiring.isUnmatchedReplacement($0) }.map {
            wiring.nodes[$0].slot
        }
        for name in SlotRegistry.names(of: slots) {
            let spelling = Spelling(name)
            while spellings.count <= spelling.bytes.count { spellings.append([]) }
            spellings[spelling.bytes.count].append(spelling)
        }
    }

    /// Returns at most three registered names similar to `name`, nearest first.
    ///
    /// A suggestion differs in at most a third of the letters, or in two letters if that is more.
    /// For a name of up to three letters, it differs in one letter.
    mutating func names(near name: String) -> [String] {
        let requested = Spelling(name)
        let length = requested.bytes.count
        var limit = length <= 3 ? 1 : max(2, length / 3)
        var found: [(distance: Int, name: String)] = []
        var difference = 0
        while difference <= limit {
            for length in Set([length - difference, length + difference]).sorted()
            where spellings.indices.contains(length) {
                for candidate in spellings[length] {
                    comparedNames += 1
                    guard comparedNames + distance.work < Self.budget else {
                        return found.map(\.name)
                    }
                    guard candidate.mayBeNear(requested, within: limit), candidate.name != name,
                        let apart = distance.between(
                            candidate.bytes,
                            requested.bytes,
                            atMost: limit
                        )
                    else { continue }
                    Self.insert((apart, candidate.name), into: &found)
                    // Only names at least as near as the last suggestion matter.
                    if found.count == Self.maximumSuggestions, let last = found.last {
                        limit = last.distance
                    }
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
        if found.count > maximumSuggestions { found.removeLast() }
    }
}
