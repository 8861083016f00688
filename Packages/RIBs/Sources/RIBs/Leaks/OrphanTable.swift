/// A table of the interactors that have outlived their routers.
///
/// Nearly every interactor is released right after its router. So the interactor removes its own
/// entry. A weak reference to the interactor would take ten times as long.
@MainActor
struct OrphanTable {
    private struct Orphan {
        let type: Any.Type
        var remaining: Duration
    }

    /// The orphans by their `orphanPlace`; nil for a free place, or after the orphan was reported
    /// or canceled.
    private var places: ContiguousArray<Orphan?> = []
    private var free: ContiguousArray<Int32> = []
    private var count = 0

    /// A Boolean value that indicates whether the table contains no interactor.
    var isEmpty: Bool { count == 0 }

    /// The interactors that are still expected to be released, each described as a leak.
    var leaks: [Leak] { places.compactMap { $0.map { leak(of: $0) } } }

    mutating func add(_ interactor: Interactor) {
        let orphan = Orphan(type: type(of: interactor), remaining: LeakDetector.deallocationTime)
        if interactor.orphanPlace < 0 {
            if let place = free.popLast() {
                interactor.orphanPlace = place
            } else {
                interactor.orphanPlace = Int32(places.count)
                places.append(nil)
            }
        }
        let place = Int(interactor.orphanPlace)
        if places[place] == nil { count += 1 }
        places[place] = orphan
    }

    mutating func remove(at place: Int32) {
        if places[Int(place)] != nil { count -= 1 }
        places[Int(place)] = nil
        free.append(place)
    }

    /// Expects an interactor no longer to be released.
    mutating func cancel(_ interactor: Interactor) {
        let place = Int(interactor.orphanPlace)
        guard places.indices.contains(place), places[place] != nil else { return }
        places[place] = nil
        count -= 1
    }

    mutating func cancelAll() {
        for place in places.indices { places[place] = nil }
        count = 0
    }

    /// Subtracts the elapsed time from each orphan's remaining time, and returns the leaks that are
    /// due.
    mutating func elapse(_ time: Duration) -> [Leak] {
        guard count > 0 else { return [] }
        var leaks: [Leak] = []
        for place in places.indices {
            guard var orphan = places[place] else { continue }
            orphan.remaining -= time
            if orphan.remaining <= .zero {
                leaks.append(leak(of: orphan))
                places[place] = nil
                count -= 1
            } else {
                places[place] = orphan
            }
        }
        return leaks
    }

    private func leak(of orphan: Orphan) -> Leak {
        Leak(
            kind: .object,
            typeName: String(describing: orphan.type),
            time: LeakDetector.deallocationTime
        )
    }
}
