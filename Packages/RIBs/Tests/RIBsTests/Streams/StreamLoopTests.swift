import RIBs
import Testing

@MainActor
@Suite("Streams as async sequences")
struct StreamLoopTests {
    @Test("a loop over a stream receives the latest value, each further one and the end")
    func loops() async {
        let stream = MutableValueStream(1)
        var values: [Int] = []
        let task = Task { @MainActor in
            for await value in stream { values.append(value) }
        }
        await until { values == [1] }
        stream.send(2)
        stream.send(3)
        stream.complete()
        await task.value
        #expect(values == [1, 2, 3])
    }

    @Test("a loop over a stream loses no value while its body waits")
    func keeps() async {
        let stream = MutableValueStream(0)
        var values: [Int] = []
        let task = Task { @MainActor in
            for await value in stream {
                values.append(value)
                await Task.yield()
            }
        }
        await until { values == [0] }
        for number in 1..<1_000 { stream.send(number) }
        stream.complete()
        await task.value
        #expect(values == Array(0..<1_000))
    }

    @Test("canceling the task ends a loop over a stream and its subscription")
    func cancels() async {
        let stream = MutableValueStream(Box())
        var isLooping = false
        let task = Task { @MainActor in
            for await _ in stream { isLooping = true }
        }
        await until { isLooping }
        task.cancel()
        await task.value
        #expect(keepsNothing(stream))
    }

    @Test("leaving a loop over a stream ends its subscription")
    func leaves() async {
        let stream = MutableValueStream(Box())
        for await _ in stream { break }
        #expect(keepsNothing(stream))
    }

    @Test("a loop can run over a derived stream of an interactor's activity")
    func derived() async {
        let interactor = Interactor()
        var values: [String] = []
        let task = Task { @MainActor in
            for await value in interactor.isActiveStream.map({ $0 ? "on" : "off" }) {
                values.append(value)
                if values.count == 3 { break }
            }
        }
        await until { values == ["off"] }
        interactor.activate()
        interactor.deactivate()
        await task.value
        #expect(values == ["off", "on", "off"])
    }

    @Test("a loop over a stream ends when the stream is released")
    func isReleased() async {
        var stream: MutableValueStream<Int>? = MutableValueStream(1)
        let iterator = stream?.makeAsyncIterator()
        #expect(await iterator?.next() == 1)
        stream = nil
        #expect(await iterator?.next() == nil)
        #expect(await iterator?.next() == nil)
    }

    private final class Box {}

    /// Returns true if no subscriber keeps the sent values.
    private func keepsNothing(_ stream: MutableValueStream<Box>) -> Bool {
        var box: Box? = Box()
        weak let observed = box
        box.map { stream.send($0) }
        box = nil
        stream.send(Box())
        return observed == nil
    }
}
