/// The reasons why a router must not become active, even if its parent is.
struct InactivityReasons: OptionSet {
    let rawValue: UInt8

    /// The parent is detaching the router.
    static let detaching = InactivityReasons(rawValue: 1)
    /// The parent has put the router to sleep.
    static let asleep = InactivityReasons(rawValue: 2)
}

// The words are those of Badoo's RIBs for Android, where a part of the tree sleeps and wakes up.
extension RouterNode {
    /// Attaches a child, which may be asleep at first.
    ///
    /// A sleeping child is attached and keeps its own children, but neither it nor any RIB below it
    /// is active. It is loaded when it wakes for the first time. While its parent is inactive, a
    /// child that is awake waits, and becomes active again with its parent; a sleeping child does
    /// not.
    ///
    /// ```swift
    /// for (tab, router) in tabs.enumerated() { attachChild(router, asleep: tab != selected) }
    /// ```
    ///
    /// Detaching ends the sleep.
    ///
    /// - Parameters:
    ///   - child: A router without a parent.
    ///   - asleep: True if the child must not become active until `wakeChild(_:)` is called.
    public final func attachChild(_ child: any Routing, asleep: Bool) {
        let node = child as? RouterNode ?? foreignNode(of: child) ?? ForeignNode(of: child)
        attach(node, asleep: asleep)
    }

    /// Puts a child to sleep: deactivates its subtree, which stays attached.
    ///
    /// Does nothing if the child is asleep. While it sleeps, `Interactor.activate()` has no effect
    /// on it, and its view may stay visible.
    ///
    /// - Parameter child: A child of this router.
    public final func sleepChild(_ child: any Routing) {
        guard let node = childNode(child) else {
            return ProgrammerError.report(.sleepingStranger, self, child)
        }
        guard !node.isAsleep else { return }
        node.inactivityReasons.insert(.asleep)
        SubtreeActivation.deactivate(node)
        // A hook may have woken it while it resigned.
        if node.mayBeActive { SubtreeActivation.activate(node) }
    }

    /// Ends the sleep of a child: activates its subtree if this router's interactor is active.
    ///
    /// Does nothing if the child is awake.
    ///
    /// - Parameter child: A child of this router.
    public final func wakeChild(_ child: any Routing) {
        guard let node = childNode(child) else {
            return ProgrammerError.report(.wakingStranger, self, child)
        }
        guard node.isAsleep else { return }
        node.inactivityReasons.remove(.asleep)
        if node.mayBeActive { SubtreeActivation.activate(node) }
    }

    /// A Boolean value that indicates whether the parent has put the router to sleep.
    final var isAsleep: Bool { inactivityReasons.contains(.asleep) }

    /// A Boolean value that indicates whether the router or one of its ancestors is asleep.
    final var isInSleepingSubtree: Bool {
        var next: RouterNode? = self
        while let node = next, !node.isAsleep { next = node.parent.node }
        return next != nil
    }

    /// Ends the sleep of a child that is about to be detached.
    @inline(never)
    final func endSleep() {
        inactivityReasons.remove(.asleep)
        // It is inactive already, and its view could stay visible until now.
        if LeakDetector.isOn { expectDisappearance() }
    }

    /// Returns the node of a child; nil if the router is not a child of this router.
    final func childNode(_ child: any Routing) -> RouterNode? {
        guard let node = child as? RouterNode else { return foreignNode(of: child) }
        return node.parent.leads(to: self) ? node : nil
    }
}
