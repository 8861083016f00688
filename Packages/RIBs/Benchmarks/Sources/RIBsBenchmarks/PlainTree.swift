// The floor: a tree of objects without a runtime, with two calls through a protocol.

protocol PlainActivity: AnyObject {
    func begin()
    func end()
}

final class PlainInteractor: PlainActivity {
    private(set) var isActive = false

    func begin() { isActive = true }
    func end() { isActive = false }
}

final class PlainNode {
    let activity: any PlainActivity
    var children: [PlainNode] = []

    init(activity: any PlainActivity) {
        self.activity = activity
    }

    @inline(never)
    func attach(_ child: PlainNode) {
        children.append(child)
        child.activity.begin()
    }

    @inline(never)
    func detachLast() {
        children.popLast()?.activity.end()
    }
}
