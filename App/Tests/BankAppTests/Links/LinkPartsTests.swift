import BankConsoleTesting
import Testing

@testable import BankApp

@Suite("The parts of a link")
struct LinkPartsTests {
    @Test("splits a link into scheme, path and query")
    func parts() throws {
        let parts = try LinkParts("modularbank://safebox/3333-01-0000013/put?amount=5만&memo=")
        #expect(parts.scheme == "modularbank")
        #expect(parts.path == ["safebox", "3333-01-0000013", "put"])
        #expect(parts.query == ["amount": "5만", "memo": ""])
    }

    @Test("ignores capitals in scheme and host, and extra slashes")
    func spelling() throws {
        let parts = try LinkParts("ModularBank://SafeBox//A/Put/")
        #expect(parts.scheme == "modularbank")
        #expect(parts.path == ["safebox", "A", "Put"])
        #expect(parts.query.isEmpty)
    }

    @Test("decodes percent signs after splitting the link")
    func percent() throws {
        let parts = try LinkParts("x://a%2Fb/%EA%B8%B0?%61mount=1%264&b=%3D%25")
        #expect(parts.path == ["a/b", "기"])
        #expect(parts.query == ["amount": "1&4", "b": "=%"])
    }

    @Test("reads a name without a value, and a value with an equals sign")
    func values() throws {
        #expect(try LinkParts("x://a?b").query == ["b": ""])
        #expect(try LinkParts("x://a?b=c=d").query == ["b": "c=d"])
        #expect(try LinkParts("x://a?&b=1&").query == ["b": "1"])
    }

    @Test(
        "refuses a link that cannot be split or decoded",
        arguments: [
            "", "a", "a:b", "a/b?c", "x://a#b", "x://a%", "x://a%4", "x://a%4g", "x://a%+1",
            "x://a%FF", "x://a%ED%A0%80", "x://a?b=1&b=2", "x://a?b=1&%62=2",
            "x://" + String(repeating: "a", count: 1_997),
        ]
    )
    func refused(link: String) {
        let failure = #expect(throws: Failure.self) { try LinkParts(link) }
        #expect(failure?.code == "link.form")
        #expect(failure?.exitCode == .badData)
        #expect(failure?.message.contains("\n") == false)
        #expect(failure?.message.contains("modularbank") == false, "it may be a link to a game")
    }

    @Test("reports the expected form of a link")
    func form() {
        let failure = #expect(throws: Failure.self) { try LinkParts("ribs-training:launchGame") }
        #expect(
            failure?.message
                == "'ribs-training:launchGame' is not a link; "
                + "use the form 'scheme://place?name=value' without '#'"
        )
    }

    @Test("accepts a link of at most 2,000 bytes")
    func longest() throws {
        let name = String(repeating: "a", count: 1_996)
        #expect(try LinkParts("x://" + name).path == [name])
    }
}
