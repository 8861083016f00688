import Console
import Testing

@testable import BankApp

@Suite("The parts of a link")
struct LinkPartsTests {
    @Test("are its scheme, its path and its query")
    func parts() throws {
        let parts = try LinkParts("modularbank://safebox/3333-01-0000013/put?amount=5만&memo=")
        #expect(parts.scheme == "modularbank")
        #expect(parts.path == ["safebox", "3333-01-0000013", "put"])
        #expect(parts.query == ["amount": "5만", "memo": ""])
    }

    @Test("are the same with the scheme and the host in capitals, and with slashes too many")
    func spelling() throws {
        let parts = try LinkParts("ModularBank://SafeBox//A/Put/")
        #expect(parts.scheme == "modularbank")
        #expect(parts.path == ["safebox", "A", "Put"])
        #expect(parts.query.isEmpty)
    }

    @Test("may be written with percent signs, which hide nothing of the form")
    func percent() throws {
        let parts = try LinkParts("x://a%2Fb/%EA%B8%B0?%61mount=1%264&b=%3D%25")
        #expect(parts.path == ["a/b", "기"])
        #expect(parts.query == ["amount": "1&4", "b": "=%"])
    }

    @Test("have a name without a value, and a value with an equals sign")
    func values() throws {
        #expect(try LinkParts("x://a?b").query == ["b": ""])
        #expect(try LinkParts("x://a?b=c=d").query == ["b": "c=d"])
        #expect(try LinkParts("x://a?&b=1&").query == ["b": "1"])
    }

    @Test(
        "are refused where they cannot be told",
        arguments: [
            "", "a", "a:b", "a/b?c", "x://a#b", "x://a%", "x://a%4", "x://a%4g", "x://a%+1",
            "x://a%FF", "x://a%ED%A0%80", "x://a?b=1&b=2", "x://a?b=1&%62=2",
            "x://" + String(repeating: "a", count: 1_997),
        ]
    )
    func refused(link: String) {
        let failure = #expect(throws: Failure.self) { try LinkParts(link) }
        #expect(failure?.code == "link.form")
        #expect(failure?.status == .badData)
        #expect(failure?.message.contains("\n") == false)
        #expect(failure?.message.contains("modularbank") == false, "it may be a link to a game")
    }

    @Test("have a form that is told where it is missed")
    func form() {
        let failure = #expect(throws: Failure.self) { try LinkParts("ribs-training:launchGame") }
        #expect(
            failure?.message
                == "'ribs-training:launchGame' is not a link: "
                + "one has the form scheme://place?name=value, without '#'"
        )
    }

    @Test("have room for 2,000 bytes")
    func longest() throws {
        let name = String(repeating: "a", count: 1_996)
        #expect(try LinkParts("x://" + name).path == [name])
    }
}
