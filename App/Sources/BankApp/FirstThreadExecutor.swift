import Dispatch
import Synchronization

/// Runs tasks on the first thread of the process until all tasks wait, then on Dispatch's threads.
///
/// Most commands never wait, and with a second thread they would take a tenth longer.
final class FirstThreadExecutor: TaskExecutor {
    /// The queued jobs of the first thread; nil once Dispatch runs all jobs.
    private let jobs = Mutex<[UnownedJob]?>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isQueued = jobs.withLock { $0?.append(job) != nil }
        if isQueued { return }
        DispatchQueue.global().async { self.run(job) }
    }

    /// Runs the queued jobs, and then the main queue, on the calling thread.
    ///
    /// The calling thread must be the first thread of the process.
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
