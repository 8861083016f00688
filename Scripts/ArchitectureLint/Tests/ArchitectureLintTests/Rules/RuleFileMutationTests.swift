import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Damaged rules files")
struct RuleFileMutationTests {
    @Test("are read or refused at a place")
    func survives() throws {
        let file = URL(fileURLWithPath: "\(Fixture.folder)/House/\(RuleFile.usualName)")
        let house = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let words = house.split { " \n,".contains($0) }.map { Array($0.utf8) } + [Array("{}".utf8)]
        let start = Array(house.utf8)
        let sample = Sample(imports: ["App": ["Card", "Foundation"]])
        var chance = SeededChance(seed: 20_261_122)
        var count = 0
        let work = GeneratedWork.damagedRules
        for _ in 0..<work.amount {
            var text = start
            for _ in 0...chance.below(2) {
                let place = chance.below(text.count)
                let end = min(text.count, place + 1 + chance.below(20))
                switch chance.below(4) {
                case 0: text[place] = UInt8(chance.below(256))
                case 1: text.removeSubrange(place..<end)
                case 2: text.insert(contentsOf: text[place..<end], at: place)
                default: text.replaceSubrange(place..<end, with: chance.element(of: words))
                }
            }
            let (rules, problems) = RuleFileReader.read(text, file: "r")
            #expect((rules == nil) == !problems.isEmpty)
            #expect(problems.allSatisfy { $0.place.hasPrefix("r:") && !$0.message.isEmpty })
            guard let rules else { continue }
            count += 1
            _ = RuleRun(sample.architecture, against: rules, file: "r")
        }
        // Some changes are in comments and reasons: without any readable text, nothing was tested.
        #expect(count > work.amount / 20)
        work.report(work.amount)
    }
}
