import RIBs
import Testing

@MainActor
@Suite("disposeOnDeactivate and confineTo")
struct TiedSubscriptionTests {
    private let stream = MutableValueStream(1)

    @Test("a tied subscription ends after willResignActive and before isActiveStream sends false")
    func ends() {
        let log = EventLog()
        let interactor = RecordingInteractor("one", log)
        interactor.isActiveStream.subscribe { log.events.append("isActive \($0)") }
        interactor.activate()
        let subscription = stream.subscribe { log.events.append("received \($0)") }
        subscription.disposeOnDeactivate(interactor: interactor)
        let end = Subscription { [stream] in
            log.events.append("ends \(interactor.isActive)")
            stream.send(3)
        }
        end.disposeOnDeactivate(interactor: interactor)
        interactor.onResigning = { [stream] in stream.send(2) }
        interactor.deactivate()
        #expect(
            log.take() == [
                "isActive false", "isActive true", "one active", "received 1", "one resigns true",
                "received 2",
                "ends true", "isActive false",
            ]
        )
        #expect(subscription.isEnded)
        stream.send(4)
        #expect(log.take() == [])
    }

    @Test("a subscription tied to an inactive interactor ends at once")
    func inactive() {
        let subscription = stream.subscribe { _ in }
        #expect(subscription.disposeOnDeactivate(interactor: Interactor()) === subscription)
        #expect(subscription.isEnded)
    }

    @Test("a subscription tied while the interactor resigns ends with it")
    func resigning() {
        let interactor = RecordingInteractor("one", EventLog())
        let subscription = stream.subscribe { _ in }
        interactor.onResigning = { [unowned interactor] in
            subscription.disposeOnDeactivate(interactor: interactor)
            #expect(!subscription.isEnded)
        }
        interactor.activate()
        interactor.deactivate()
        #expect(subscription.isEnded)
    }

    @Test("a subscription tied by the end of another one ends, too")
    func tiedWhileEnding() {
        let interactor = Interactor()
        let last = stream.subscribe { _ in }
        interactor.activate()
        Subscription { last.disposeOnDeactivate(interactor: interactor) }
            .disposeOnDeactivate(interactor: interactor)
        interactor.deactivate()
        #expect(last.isEnded)
    }

    @Test("a subscription tied to a custom scope ends with its stream")
    func scope() {
        final class CustomScope: InteractorScope {
            let activity = MutableValueStream(true)
            var isActive: Bool { activity.value == true }
            var isActiveStream: ValueStream<Bool> { activity }
        }
        let scope = CustomScope()
        let subscription = stream.subscribe { _ in }
        subscription.disposeOnDeactivate(interactor: scope)
        #expect(!subscription.isEnded)
        scope.activity.send(false)
        #expect(subscription.isEnded)
    }

    @Test("an active interactor does not keep ended subscriptions")
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

    @Test("a confined stream holds the latest value while the scope is inactive")
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

    @Test("a confined stream delivers a value sent by its subscriber after the present one")
    func confinedOrder() {
        let interactor = Interactor()
        let stream = MutableValueStream(1)
        var events: [String] = []
        stream.confineTo(interactor).subscribe { value in
            events.append("\(value) begins")
            if value < 3 { stream.send(value + 1) }
            events.append("\(value) ends")
        }
        interactor.activate()
        #expect(
            events == ["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]
        )
    }

    @Test("a confined stream delivers 10,000 values sent by its subscriber in order")
    func confinedBurst() {
        let interactor = Interactor()
        let stream = MutableValueStream(0)
        var latest = -1
        stream.confineTo(interactor).subscribe { value in
            if value != latest + 1 { Issue.record("\(value) follows \(latest)") }
            latest = value
            guard value == 0 else { return }
            for number in 1...10_000 { stream.send(number) }
        }
        interactor.activate()
        #expect(latest == 10_000)
    }

    @Test("a confined stream holds back a value whose sender deactivates the scope")
    func confinedEndsWhileDelivering() {
        let interactor = Interactor()
        let stream = MutableValueStream(1)
        var values: [Int] = []
        stream.confineTo(interactor).subscribe { value in
            values.append(value)
            guard value == 1 else { return }
            stream.send(2)
            stream.send(3)
            interactor.deactivate()
        }
        interactor.activate()
        #expect(values == [1])
        interactor.activate()
        #expect(values == [1, 3])
    }

    @Test("a confined stream completes after a value held back by an observer of the scope")
    func confinedValueBeforeCompletion() {
        let interactor = Interactor()
        var isFirst = true
        interactor.isActiveStream.subscribe { active in
            guard active, isFirst else { return }
            isFirst = false
            interactor.deactivate()
        }
        var events: [String] = []
        ValueStream.just(1).confineTo(interactor)
            .subscribe({ events.append("\($0)") }, onCompletion: { events.append("end") })
        interactor.activate()
        #expect(events == [])
        interactor.activate()
        #expect(events == ["1", "end"])
    }

    @Test("a confined stream completes when its scope is released, and can be canceled")
    func confinedEnds() {
        var interactor: Interactor? = Interactor()
        var ends = 0
        let confined = stream.confineTo(interactor ?? Interactor())
        confined.subscribe({ _ in }, onCompletion: { ends += 1 })
        let canceled = confined.subscribe({ _ in }, onCompletion: { ends += 1 })
        canceled.cancel()
        interactor = nil
        #expect(ends == 1)
    }
}
