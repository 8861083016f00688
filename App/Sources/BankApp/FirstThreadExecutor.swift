import Dispatch
import Synchronization

/// Runs tasks on the first thread of the process until they wait for something, and then on threads of
/// Dispatch.
///
/// Most commands never wait. A second thread would cost them a tenth of their time.
final class FirstThreadExecutor: TaskExecutor {
    /// The next jobs of the first thread; nil when it has left them to Dispatch.
    private let jobs = Mutex<[UnownedJob]?>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isQueued = jobs.withLock { $0?.append(job) != nil }
        if isQueued { return }
        DispatchQueue.global().async { self.run(job) }
    }

    /// Runs the jobs on the calling thread, which is the first one, and then the main queue.
    func run() -> Never {
        while let job = next() { run(job) }
        dispatchMain()
    }

    private func next() -> UnownedJob? {
        jobs.withLock { jobs in
            guard let next = jobs?.first else {
                jobs = nil
                return nil
            }
            jobs?.removeFirst()
            return next
        }
    }

    private func run(_ job: UnownedJob) {
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
