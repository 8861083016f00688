/// The floor: a tree without a runtime. Objects that hold each other, a list, and two calls through
/// a protocol.
protocol PlainLife: AnyObject {
    func begin()
    func end()
}

final class PlainLogic: PlainLife {
    private(set) var isActive = false

    func begin() { isActive = true }
    func end() { isActive = false }
}

final class PlainNode {
    let life: any PlainLife
    var children: [PlainNode] = []

    init(life: any PlainLife) {
        self.life = life
    }

    @inline(never)
    func attach(_ child: PlainNode) {
        children.append(child)
        child.life.begin()
    }

    @inline(never)
    func detachLast() {
        children.popLast()?.life.end()
    }
}
