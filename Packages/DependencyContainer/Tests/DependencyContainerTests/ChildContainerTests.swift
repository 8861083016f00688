import DependencyContainer
import Testing

/// Asks while it is being disposed of.
private final class Probe: Disposable {
    let question = Locked<(@Sendable () -> Result<[Int], any Error>)?>(nil)
    let answer = Locked<Result<[Int], any Error>?>(nil)

    func dispose() async throws {
        let given = question.withLock { $0 }?()
        answer.withLock { $0 = given }
    }
}

@Suite("a child container")
struct ChildContainerTests {
    private let shared = serviceID("Child.Shared")
    private let own = serviceID("Child.Own")
    private let list = CollectionID<Int>("Child.List")

    private func parent() throws -> Container {
        try Container(
            modules: InlineModule { [shared, list] registrar in
                registrar.register(shared) { Service("shared") }
                registrar.contribute(to: list) { 1 }
            }
        )
    }

    @Test("sees its parent's services, which stay the parent's")
    func sees() throws {
        let parent = try parent()
        let child = try parent.child(
            modules: InlineModule { [shared, own, list] registrar in
                registrar.register(own, needs: shared) { Service("own", $0) }
                registrar.contribute(to: list) { 2 }
            }
        )
        #expect(try child.resolve(own).parts[0] === parent.resolve(shared))
        #expect(try child.resolve(shared) === parent.resolve(shared))
        #expect(try child.resolve(list) == [1, 2])
        #expect(try parent.resolve(list) == [1])
        #expect(throws: ResolutionError.self) { try parent.resolve(own) }
    }

    @Test("may not register what its parent has, and finds what neither has")
    func faults() throws {
        let parent = try parent()
        let missing = serviceID("Child.Missing")
        let report = #expect(throws: ValidationReport.self) {
            try parent.child(
                modules: InlineModule { [shared, own] registrar in
                    registrar.register(shared) { Service() }
                    registrar.register(own, needs: missing) { $0 }
                }
            )
        }
        #expect(report?.faults.count == 2)
        guard case .duplicate(let duplicate) = report?.faults.first else {
            Issue.record("no duplicate")
            return
        }
        #expect(duplicate.registrations.count == 2)
    }

    @Test("makes long chains across its border without a deep stack")
    func lazyAndNew() throws {
        let parent = try parent()
        let fresh = serviceID("Child.Fresh")
        let child = try parent.child(
            modules: InlineModule { [shared, own] registrar in
                registrar.register(own, needs: shared.lazily) {
                    Service("\((try? $0.value) == nil)")
                }
                registrar.register(fresh, needs: shared, scope: .new) { Service("fresh", $0) }
            }
        )
        #expect(try child.resolve(own).name == "true")
        #expect(try child.resolve(fresh).parts[0] === parent.resolve(shared))
        #expect(try child.resolve(fresh) !== child.resolve(fresh))
    }

    @Test("is closed with its parent, and before it")
    func closing() async throws {
        let parent = try parent()
        let child = try parent.child(
            modules: InlineModule { [own] registrar in registrar.register(own) { Service() } }
        )
        try await parent.close()
        #expect(throws: ResolutionError.closed("Child.Own")) { try child.resolve(own) }
        #expect(throws: ResolutionError.self) { try parent.child(modules: InlineModule { _ in }) }
    }

    @Test("makes the parent's list before its own, which begins with it")
    func inheritedList() throws {
        let log = Log()
        let parent = try Container(
            modules: InlineModule("Parent") { [list] registrar in
                registrar.contribute(to: list) {
                    log.note(1)
                    return 1
                }
            }
        )
        let child = try parent.child(
            modules: InlineModule("Child") { [list] registrar in
                registrar.contribute(to: list) {
                    log.note(2)
                    return 2
                }
            }
        )
        let grandchild = try child.child(
            modules: InlineModule("Grandchild") { [list] registrar in
                registrar.contribute(to: list) { 3 }
            }
        )
        #expect(try grandchild.resolve(list) == [1, 2, 3])
        #expect(log.numbers == [1, 2])
        let node = try #require(child.graph.nodes.first)
        #expect(node.needs.map(\.name) == ["Child.List"])
        #expect(node.needs.first?.node == 1)
        #expect(node.needs.first?.isDeferred == false)
    }

    @Test("whose parent's list cannot be made any more says so instead of trapping")
    func inheritedListOfClosed() async throws {
        let parent = try parent()
        let child = try parent.child(
            modules: InlineModule { [list] registrar in registrar.contribute(to: list) { 2 } }
        )
        // While the parent disposes of what was opened last, what was opened before is still open.
        let (probe, asking) = (Probe(), InjectID<Probe>("Child.Probe"))
        let last = try parent.child(
            modules: InlineModule { registrar in
                registrar.register(asking) { probe }
            }
        )
        _ = try last.resolve(asking)
        probe.question.withLock { [list] in
            $0 = {
                do { return .success(try child.resolve(list)) } catch { return .failure(error) }
            }
        }
        try await parent.close()
        let answer = try #require(probe.answer.withLock { $0 })
        #expect(throws: ResolutionError.closed("Child.List")) { try answer.get() }
    }
}
