import RIBs
import Testing

@MainActor
@Suite("Streams in loops")
struct StreamLoopTests {
    @Test("a loop is given the latest value, each further one, and the end")
    func loops() async {
        let stream = MutableValueStream(1)
        let task = Task { @MainActor in
            var values: [Int] = []
            for await value in stream { values.append(value) }
            return values
        }
        await untilIdle()
        stream.send(2)
        stream.send(3)
        stream.complete()
        #expect(await task.value == [1, 2, 3])
    }

    @Test("nothing is lost while the body of the loop waits")
    func keeps() async {
        let stream = MutableValueStream<Int>()
        var values: [Int] = []
        let task = Task { @MainActor in
            for await value in stream {
                for _ in 0..<3 { await Task.yield() }
                values.append(value)
            }
        }
        await untilIdle()
        for number in 0..<1_000 { stream.send(number) }
        stream.complete()
        await task.value
        #expect(values == Array(0..<1_000))
    }

    @Test("cancelling the task ends the loop and its subscription")
    func cancels() async {
        let stream = MutableValueStream(Box())
        let task = Task { @MainActor in
            for await _ in stream {}
        }
        await untilIdle()
        task.cancel()
        await task.value
        #expect(keepsNothing(stream))
    }

    @Test("leaving the loop ends its subscription")
    func leaves() async {
        let stream = MutableValueStream(Box())
        for await _ in stream { break }
        #expect(keepsNothing(stream))
    }

    @Test("a derived stream and an interactor's activity are sequences too")
    func derived() async {
        let interactor = Interactor()
        let task = Task { @MainActor in
            var values: [String] = []
            for await value in interactor.isActiveStream.map({ $0 ? "on" : "off" }) {
                values.append(value)
                if values.count == 3 { break }
            }
            return values
        }
        await untilIdle()
        interactor.activate()
        interactor.deactivate()
        #expect(await task.value == ["off", "on", "off"])
    }

    @Test("a loop over a stream that goes away ends")
    func goesAway() async {
        var stream: MutableValueStream<Int>? = MutableValueStream(1)
        let iterator = stream?.makeAsyncIterator()
        #expect(await iterator?.next() == 1)
        stream = nil
        #expect(await iterator?.next() == nil)
        #expect(await iterator?.next() == nil)
    }

    private final class Box {}

    /// Whether nobody is left who would keep what is sent.
    private func keepsNothing(_ stream: MutableValueStream<Box>) -> Bool {
        var box: Box? = Box()
        weak let weakly = box
        box.map { stream.send($0) }
        box = nil
        stream.send(Box())
        return weakly == nil
    }

    /// Lets tasks on the main actor run until they wait.
    private func untilIdle() async {
        for _ in 0..<20 { await Task.yield() }
    }
}
