import RIBs
import RIBsTesting
import Testing

// One at a time, because the detector is one for the whole program.
@MainActor
@Suite("Expectations about leaks", .serialized)
struct LeakExpectationTests {
    private final class Account {}

    /// With a detector that only reports, in a release build as in a debug one.
    private func reporting(_ body: () async throws -> Void) async rethrows {
        let policy = LeakDetector.instance.policy
        LeakDetector.instance.policy = .report { _ in }
        defer { LeakDetector.instance.policy = policy }
        try await body()
    }

    @Test("the books are clean when everything has gone that should have")
    func clean() async throws {
        try await reporting {
            do {
                let root = RecordingRouter("Root")
                root.start()
                let card = RecordingViewableRouter("Card")
                root.attachChild(card)
                root.detachChild(card)
            }
            try await LeakDetector.instance.expectClean()
        }
    }

    // Detectors of their own, since tests of the program's switch that off beside these.

    @Test("what goes a moment later is waited for")
    func later() async throws {
        let detector = LeakDetector(policy: .report { _ in })
        var account: Account? = Account()
        account.map { _ = detector.expectDeallocate(object: $0, inTime: .seconds(60)) }
        let release = Task {
            try await Task.sleep(for: .milliseconds(50))
            account = nil
        }
        try await detector.expectClean(within: .seconds(60))
        #expect(account == nil)
        try await release.value
    }

    @Test("what stays is named, with the line that expected it gone")
    func stays() async throws {
        let detector = LeakDetector(policy: .report { _ in })
        let account = Account()
        let handle = detector.expectDeallocate(object: account, inTime: .seconds(60))
        defer { handle.cancel() }
        let failure = await #expect(throws: LeakExpectationFailure.self) {
            try await detector.expectClean(within: .milliseconds(30), line: 7)
        }
        #expect(failure?.place == "RIBsTestingTests/LeakExpectationTests.swift:7")
        #expect(failure?.findings.count == 1)
        #expect(failure?.description.contains("Account lives on") == true)
        withExtendedLifetime(account) {}
    }

    @Test("a detector that is off has seen nothing, and says so")
    func off() async {
        let policy = LeakDetector.instance.policy
        LeakDetector.instance.policy = .off
        defer { LeakDetector.instance.policy = policy }
        let failure = await #expect(throws: LeakExpectationFailure.self) {
            try await LeakDetector.instance.expectClean()
        }
        #expect(failure?.description.contains("the leak detector is off") == true)
    }

    @Test("a journey that lets go of what it built leaves the counts as they were")
    func unchanged() throws {
        let root = RecordingRouter("Root")
        root.start()
        let hops = try LiveCounts.expectUnchanged {
            for _ in 0..<10 {
                let card = RecordingViewableRouter("Card")
                root.attachChild(card)
                root.detachChild(card)
            }
            return 10
        }
        #expect(hops == 10)
    }

    @Test("what goes meanwhile that was there before is no leak")
    func fewer() throws {
        let root = RecordingRouter("Root")
        root.start()
        var card: RecordingViewableRouter? = RecordingViewableRouter("Card")
        if let card { root.attachChild(card) }
        let before = LiveCounts.current
        try LiveCounts.expectUnchanged {
            if let card { root.detachChild(card) }
            card = nil
        }
        #expect(LiveCounts.current.routers == before.routers - 1)
    }

    @Test("each count that grows is told", arguments: ["router", "interactor", "subscription"])
    func grown(kind: String) throws {
        var held: [Any] = []
        let interactor = Interactor()
        let values = MutableValueStream<Int>()
        #expect(throws: LeakExpectationFailure.self) {
            try LiveCounts.expectUnchanged {
                switch kind {
                case "router": held.append(Router(interactor: interactor))
                case "interactor": held.append(Interactor())
                default: held.append(values.subscribe { _ in })
                }
            }
        }
        #expect(held.count == 1)
    }

    @Test("one that does not is told by both counts")
    func changed() throws {
        let root = RecordingRouter("Root")
        let before = LiveCounts.current
        let failure = #expect(throws: LeakExpectationFailure.self) {
            try LiveCounts.expectUnchanged(line: 3) {
                root.attachChild(Router(interactor: Interactor()))
            }
        }
        let after = LiveCounts.current
        #expect(failure?.place == "RIBsTestingTests/LeakExpectationTests.swift:3")
        #expect(failure?.findings.first == "before: \(before)")
        #expect(after.routers == before.routers + 1)
        #expect(failure?.findings.last == "after:  \(after)")
    }
}
