@testable import ArchitectureLint

/// Randomly damaged manifests, the same in every run.
struct ManifestDamage {
    private var chance: SeededChance
    private let texts = ManifestFixture.all.map(\.bytes)
    private let readable = ManifestFixture.all.filter { (try? $0.literal.get()) != nil }
        .map(\.bytes)

    init(seed: UInt64) {
        chance = SeededChance(seed: seed)
    }

    /// The next damaged manifest that the literal reader can read.
    mutating func nextReadable() -> (text: [UInt8], manifest: Manifest) {
        while true {
            let text = next()
            if let manifest = try? LiteralReader.read(text, folder: ManifestFixture.folder) {
                return (text, manifest)
            }
        }
    }

    /// A manifest with one to three changed, deleted or inserted parts.
    mutating func next() -> [UInt8] {
        var text = chance.element(of: readable)
        for _ in 0...chance.below(3) where !text.isEmpty {
            let place = chance.below(text.count)
            let end = min(text.count, place + 1 + chance.below(12))
            switch chance.below(5) {
            case 0: text[place] = UInt8(chance.below(256))
            case 1: text.removeSubrange(place..<end)
            case 2: text.insert(contentsOf: text[place..<end], at: place)
            case 3: text.insert(chance.element(of: Self.signs), at: place)
            default:
                let other = chance.element(of: texts)
                let start = chance.below(other.count)
                let piece = other[start..<min(other.count, start + 1 + chance.below(40))]
                text.insert(contentsOf: piece, at: place)
            }
        }
        return text
    }

    private static let signs = Array("()[]{}\"\\#/*.,:;=\n\r -?!_0aA".utf8)
}

/// A seeded random number generator (SplitMix64).
struct SeededChance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A number from 0 to `limit - 1`.
    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}
