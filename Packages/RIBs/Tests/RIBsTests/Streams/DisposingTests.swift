import RIBs
import Testing

@MainActor
@Suite("Subscriptions tied to interactors")
struct DisposingTests {
    private let stream = MutableValueStream(1)

    @Test(
        "a tied subscription ends after willResignActive, before the stream says false"
    )
    func ends() {
        let diary = Diary()
        let interactor = RecordingInteractor("one", diary)
        interactor.isActiveStream.subscribe { diary.entries.append("says \($0)") }
        interactor.activate()
        let subscription = stream.subscribe { diary.entries.append("hears \($0)") }
        subscription.disposeOnDeactivate(interactor: interactor)
        let end = Subscription { [stream] in
            diary.entries.append("ends \(interactor.isActive)")
            stream.send(3)
        }
        end.disposeOnDeactivate(interactor: interactor)
        interactor.onResigning = { [stream] in stream.send(2) }
        interactor.deactivate()
        #expect(
            diary.take() == [
                "says false", "says true", "one active", "hears 1", "one resigns true", "hears 2",
                "ends true", "says false",
            ]
        )
        #expect(subscription.isEnded)
        stream.send(4)
        #expect(diary.take() == [])
    }

    @Test("tied to an inactive interactor it ends at once")
    func inactive() {
        let subscription = stream.subscribe { _ in }
        #expect(subscription.disposeOnDeactivate(interactor: Interactor()) === subscription)
        #expect(subscription.isEnded)
    }

    @Test("tied while the interactor resigns it ends with it")
    func resigning() {
        let interactor = RecordingInteractor("one", Diary())
        let subscription = stream.subscribe { _ in }
        interactor.onResigning = { [unowned interactor] in
            subscription.disposeOnDeactivate(interactor: interactor)
            #expect(!subscription.isEnded)
        }
        interactor.activate()
        interactor.deactivate()
        #expect(subscription.isEnded)
    }

    @Test("tied by the end of another it ends too")
    func tiedWhileEnding() {
        let interactor = Interactor()
        let last = stream.subscribe { _ in }
        interactor.activate()
        Subscription { last.disposeOnDeactivate(interactor: interactor) }
            .disposeOnDeactivate(interactor: interactor)
        interactor.deactivate()
        #expect(last.isEnded)
    }

    @Test("a stand-in with nothing but a stream ends what is tied to it too")
    func standIn() {
        final class StandIn: InteractorScope {
            let activity = MutableValueStream(true)
            var isActive: Bool { activity.value == true }
            var isActiveStream: ValueStream<Bool> { activity }
        }
        let standIn = StandIn()
        let subscription = stream.subscribe { _ in }
        subscription.disposeOnDeactivate(interactor: standIn)
        #expect(!subscription.isEnded)
        standIn.activity.send(false)
        #expect(subscription.isEnded)
    }

    @Test("an interactor that is active for long does not keep what has ended meanwhile")
    func forgets() {
        let interactor = Interactor()
        interactor.activate()
        weak var first: Subscription?
        for number in 0..<100 {
            let subscription = stream.subscribe { _ in }
            if number == 0 { first = subscription }
            subscription.disposeOnDeactivate(interactor: interactor).cancel()
        }
        #expect(first == nil)
        interactor.deactivate()
    }

    @Test(
        "a confined stream is silent while the scope sleeps, and then gives the latest value"
    )
    func confines() {
        let interactor = Interactor()
        var values: [Int] = []
        var ends = 0
        let subscription = stream.confineTo(interactor)
            .subscribe({ values.append($0) }, onCompletion: { ends += 1 })
        stream.send(2)
        #expect(values == [])
        interactor.activate()
        #expect(values == [2])
        stream.send(3)
        interactor.deactivate()
        stream.send(4)
        stream.send(5)
        #expect(values == [2, 3])
        stream.complete()
        #expect(ends == 0)
        interactor.activate()
        #expect(values == [2, 3, 5])
        #expect(ends == 1)
        #expect(subscription.isEnded)
    }

    @Test("a confined stream completes when its scope goes away, and can be cancelled")
    func confinedEnds() {
        var interactor: Interactor? = Interactor()
        var ends = 0
        let confined = stream.confineTo(interactor ?? Interactor())
        confined.subscribe({ _ in }, onCompletion: { ends += 1 })
        let cancelled = confined.subscribe({ _ in }, onCompletion: { ends += 1 })
        cancelled.cancel()
        interactor = nil
        #expect(ends == 1)
    }
}
