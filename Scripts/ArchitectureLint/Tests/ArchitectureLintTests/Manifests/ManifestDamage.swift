@testable import ArchitectureLint

/// Manifests damaged by chance, the same in every run.
struct ManifestDamage {
    private var chance: SeededChance
    private let texts = ManifestFixture.all.map(\.bytes)

    init(seed: UInt64) {
        chance = SeededChance(seed: seed)
    }

    /// The next one of which the reader of literal manifests is certain, with what it reads.
    mutating func nextCertain() -> (text: [UInt8], manifest: Manifest) {
        while true {
            let text = next()
            if let manifest = try? LiteralReader.read(text, folder: ManifestFixture.folder) {
                return (text, manifest)
            }
        }
    }

    /// A manifest with one to three stretches changed, taken out, or put in from another.
    mutating func next() -> [UInt8] {
        var text = chance.element(of: texts)
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

/// Chance that is the same in every run (SplitMix64).
struct SeededChance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A number from 0 up to, not including, a limit.
    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }

    /// One of several.
    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}
