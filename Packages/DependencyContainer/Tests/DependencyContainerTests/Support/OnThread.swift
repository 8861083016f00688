import Foundation

/// Runs the body on a new thread, outside of every task.
/// - Parameter stackSize: in bytes; the system's own size when nil.
func onThread<Result: Sendable>(
    stackSize: Int? = nil,
    _ body: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }
}
