/// Runs what may wait for long on a thread of its own, and hands its result to who awaits it.
enum BlockingWork {
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            let body: @Sendable () -> Void = {
                do throws(Failure) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
            if let thread = PosixThread(body) {
                thread.detach()
            } else {
                // No thread to be had: better to wait on this one than not to ask.
                body()
            }
        }
        return try result.get()
    }
}
