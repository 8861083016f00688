import BenchmarkServices
import Benchmarking

/// The shared service without a container.
enum SharedThing {
    // Opaque: an optimiser that knew what stands here would call it directly, which nobody who
    // resolves a service can.
    static let instance: any Thing = opaque(PlainThing(number: 7))
}
