import RIBs
import Testing

@MainActor
@Suite("Workflow, async steps")
struct WorkflowAsyncTests {
    private let diary = Diary()
    private let item = Signpost()

    /// Lets every task that can run do so.
    private func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    @Test("async steps and steps with streams follow one another")
    func mixed() async {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { item in
                await Task.yield()
                return (item, 1)
            }
            .onStep { item, number in .just((item, number + 1)) }
            .onStep { [diary] item, number in
                await Task.yield()
                diary.entries.append("\(number)")
                return (item, ())
            }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(diary.take() == [])
        await settle()
        #expect(diary.take() == ["2", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("an async step waits for its item like any other")
    func waits() async {
        let interactor = TravellingInteractor()
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { item in
                await Task.yield()
                return (item, ())
            }
            .commit()
        workflow.subscribe(interactor)
        await settle()
        #expect(diary.take() == [])
        interactor.activate()
        await settle()
        #expect(diary.take() == ["complete"])
    }

    @Test("what it throws ends the chain")
    func throwing() async {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { item -> (any Traveller, Void)? in
                await Task.yield()
                throw Mishap.lost
            }
            .commit()
        workflow.subscribe(item)
        await settle()
        #expect(diary.take() == ["error lost"])
    }

    @Test("nil and a cancellation end it without a value", arguments: [true, false])
    func withoutValue(throwing: Bool) async {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { item -> (any Traveller, Void)? in
                await Task.yield()
                if throwing { throw CancellationError() }
                return nil
            }
            .commit()
        workflow.subscribe(item)
        await settle()
        #expect(diary.take() == ["stopped"])
    }

    @Test("ending the subscription cancels its task, and nothing is reported")
    func cancelled() async {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { [diary] item -> (any Traveller, Void)? in
                diary.entries.append("begun")
                do { try await Task.sleep(for: .seconds(60)) } catch {
                    diary.entries.append("cancelled")
                }
                return (item, ())
            }
            .onStep { [diary] item, _ in
                diary.entries.append("never")
                return .just((item, ()))
            }
            .commit()
        let subscription = workflow.subscribe(item)
        await settle()
        #expect(diary.take() == ["begun"])
        subscription.cancel()
        await settle()
        #expect(diary.take() == ["cancelled"])
    }

    @Test("ended before its turn, it never begins")
    func cancelledEarly() async {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { [diary] item -> (any Traveller, Void)? in
                diary.entries.append("never")
                await Task.yield()
                return (item, ())
            }
            .commit()
        workflow.subscribe(item).cancel()
        await settle()
        #expect(diary.take() == [])
    }

    @Test("it waits for a reply that an interactor gives")
    func reply() async {
        let interactor = TravellingInteractor()
        interactor.activate()
        let reply = Reply<Int>()
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { item in (item, try await reply.value(while: interactor)) }
            .onStep { [diary] item, number in
                diary.entries.append("\(number)")
                return .just((item, ()))
            }
            .commit()
        workflow.subscribe(item)
        await settle()
        #expect(diary.take() == [])
        reply.resume(with: 9)
        await settle()
        #expect(diary.take() == ["9", "complete"])
    }
}
