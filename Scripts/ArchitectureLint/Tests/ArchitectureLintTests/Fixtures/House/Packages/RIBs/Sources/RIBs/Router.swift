public struct Router {}
