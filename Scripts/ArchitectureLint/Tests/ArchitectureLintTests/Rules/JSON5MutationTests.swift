import Testing

@testable import ArchitectureLint

@Suite("Damaged JSON5")
struct JSON5MutationTests {
    private static let texts = [
        "// a\n{ $schema: 'x', \"groups\": [ { name: \"a\\u00e9\", n: [0x1F, -.5e3, Infinity,], }, ] }",
        "/* b */ [null, true, false, 'it''s', \"\\uD83D\\uDE00\", {\"가\": {}}, +1, NaN]\r\n",
        "{a:{b:{c:[[[[{d:'\\\n'}]]]]}}}",
    ].map { Array($0.utf8) }
    private static let signs =
        Array("{}[]:,'\"\\/*\n\r0xeEuIN+-. \u{0}".utf8) + [0xFF, 0xE2, 0x80, 0xA8]

    @Test("is read or refused at a valid place")
    func survives() {
        var chance = SeededChance(seed: 20_261_122)
        var count = 0
        let work = GeneratedWork.damagedJSON5
        for _ in 0..<work.amount {
            var text = chance.element(of: Self.texts)
            for _ in 0...chance.below(4) where !text.isEmpty {
                let place = chance.below(text.count)
                let end = min(text.count, place + 1 + chance.below(8))
                switch chance.below(4) {
                case 0: text[place] = UInt8(chance.below(256))
                case 1: text.removeSubrange(place..<end)
                case 2: text.insert(contentsOf: text[place..<end], at: place)
                default: text.insert(chance.element(of: Self.signs), at: place)
                }
            }
            do {
                _ = try JSON5Reader.read(text)
                count += 1
            } catch {
                let isInside =
                    error.place.line <= text.count + 1 && error.place.column <= text.count + 1
                if !isInside || error.message.isEmpty { Issue.record("\(text): \(error)") }
            }
        }
        // Some changes leave a document: were there none, nothing had been tried.
        #expect(count > work.amount / 100)
        work.report(work.amount)
    }
}
