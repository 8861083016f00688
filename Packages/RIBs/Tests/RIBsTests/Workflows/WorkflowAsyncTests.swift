import RIBs
import Testing

@MainActor
@Suite("Workflow: async steps")
struct WorkflowAsyncTests {
    private let log = EventLog()
    private let item = PlainItem()

    @Test("a workflow can mix async steps and steps with streams")
    func mixed() async {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { item in
                await Task.yield()
                return (item, 1)
            }
            .onStep { item, number in .just((item, number + 1)) }
            .onStep { [log] item, number in
                await Task.yield()
                log.events.append("\(number)")
                return (item, ())
            }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(log.take() == [])
        await until { subscription.isEnded }
        #expect(log.take() == ["2", "complete"])
    }

    @Test("an async step waits until its item is active")
    func waits() async {
        let interactor = ItemInteractor()
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { [log] item in
                log.events.append("active \(interactor.isActive)")
                await Task.yield()
                return (item, ())
            }
            .commit()
        let subscription = workflow.subscribe(interactor)
        #expect(log.take() == [])
        interactor.activate()
        await until { subscription.isEnded }
        #expect(log.take() == ["active true", "complete"])
    }

    @Test("an error of an async step ends the chain")
    func throwing() async {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { item -> (any Item, Void)? in
                await Task.yield()
                throw StepError.failed
            }
            .commit()
        let subscription = workflow.subscribe(item)
        await until { subscription.isEnded }
        #expect(log.take() == ["error failed"])
    }

    @Test(
        "an async step that returns nil or is canceled stops the chain",
        arguments: [true, false]
    )
    func withoutValue(throwing: Bool) async {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { item -> (any Item, Void)? in
                await Task.yield()
                if throwing { throw CancellationError() }
                return nil
            }
            .commit()
        let subscription = workflow.subscribe(item)
        await until { subscription.isEnded }
        #expect(log.take() == ["stopped"])
    }

    @Test("canceling a workflow cancels the task of its async step")
    func canceled() async {
        let workflow = RecordingWorkflow(log)
        var held: PlainItem? = PlainItem()
        weak let observed = held
        workflow
            .onStep { [log, held] item -> (any Item, Void)? in
                log.events.append("begun")
                do { try await Task.sleep(for: .seconds(86_400)) } catch {
                    log.events.append("canceled")
                }
                withExtendedLifetime(held) {}
                return (item, ())
            }
            .onStep { [log] item, _ in log.just("never", (item, ())) }
            .commit()
        held = nil
        let subscription = workflow.subscribe(item)
        await until { log.events == ["begun"] }
        subscription.cancel()
        // The step is released when its task has ended.
        await until { observed == nil }
        #expect(log.take() == ["begun", "canceled"])
    }

    @Test("an async step canceled before its turn never begins")
    func canceledEarly() async {
        let workflow = RecordingWorkflow(log)
        var held: PlainItem? = PlainItem()
        weak let observed = held
        workflow
            .onStep { [log, held] item -> (any Item, Void)? in
                log.events.append("never")
                await Task.yield()
                withExtendedLifetime(held) {}
                return (item, ())
            }
            .commit()
        held = nil
        workflow.subscribe(item).cancel()
        // The step is released when its task has ended.
        await until { observed == nil }
        #expect(log.take() == [])
    }

    @Test("an async step can wait for a reply")
    func reply() async {
        let interactor = ItemInteractor()
        interactor.activate()
        let reply = Reply<Int>()
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { [log] item in
                log.events.append("asks")
                return (item, try await reply.value(while: interactor))
            }
            .onStep { [log] item, number in log.just("\(number)", (item, ())) }
            .commit()
        let subscription = workflow.subscribe(item)
        await until { log.events == ["asks"] }
        reply.resume(with: 9)
        await until { subscription.isEnded }
        #expect(log.take() == ["asks", "9", "complete"])
    }
}
