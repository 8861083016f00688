import RIBs
import RIBsTesting
import Testing

// Serialized, because they share the program's detector.
@MainActor
@Suite("Leak expectations", .serialized)
struct LeakExpectationTests {
    private final class Account {}

    /// Runs the body with a detector that reports leaks, in a release build too.
    private func reporting(_ body: () async throws -> Void) async rethrows {
        let policy = LeakDetector.instance.policy
        LeakDetector.instance.policy = .report { _ in }
        defer { LeakDetector.instance.policy = policy }
        try await body()
    }

    @Test("expectClean succeeds after everything has been released")
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

    // With separate detectors, because other tests switch the program's off.

    @Test("expectClean waits for an object that is released later")
    func later() async throws {
        let detector = LeakDetector(policy: .report { _ in })
        var account: Account? = Account()
        account.map { _ = detector.expectDeallocate(object: $0, inTime: .seconds(86_400)) }
        // Runs when `expectClean` waits, because both are on the main actor.
        let release = Task { account = nil }
        try await detector.expectClean(within: .seconds(86_400))
        #expect(account == nil)
        await release.value
    }

    @Test("expectClean names a leaking object and the line of the expectation")
    func stays() async throws {
        let detector = LeakDetector(policy: .report { _ in })
        let account = Account()
        let handle = detector.expectDeallocate(object: account, inTime: .seconds(86_400))
        defer { handle.cancel() }
        let failure = await #expect(throws: LeakExpectationFailure.self) {
            try await detector.expectClean(within: .milliseconds(30), line: 7)
        }
        #expect(failure?.place == "RIBsTestingTests/LeakExpectationTests.swift:7")
        #expect(failure?.findings.count == 1)
        #expect(failure?.description.contains("Account is still alive") == true)
        withExtendedLifetime(account) {}
    }

    @Test("expectClean fails when the detector is off")
    func off() async {
        let policy = LeakDetector.instance.policy
        LeakDetector.instance.policy = .off
        defer { LeakDetector.instance.policy = policy }
        let failure = await #expect(throws: LeakExpectationFailure.self) {
            try await LeakDetector.instance.expectClean()
        }
        #expect(failure?.description.contains("the leak detector is off") == true)
    }

    @Test("expectUnchanged succeeds when everything built has been released")
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

    @Test("expectUnchanged succeeds for a built RIB, whose listener is held weakly")
    func built() throws {
        let builder = VerifyBuilderDouble { RecordingViewableRouter("Verify") }
        let listener = PaymentInteractorDouble()
        let root = RecordingRouter("Root")
        root.start()
        try LiveCounts.expectUnchanged {
            let child = builder.build(withListener: listener)
            root.attachChild(child)
            root.detachChild(child)
        }
        #expect(builder.buildCount == 1)
    }

    @Test("expectUnchanged ignores an earlier object that is released")
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

    @Test(
        "expectUnchanged fails for each count that grows",
        arguments: ["router", "interactor", "subscription"]
    )
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

    @Test("expectUnchanged reports the counts before and after")
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
