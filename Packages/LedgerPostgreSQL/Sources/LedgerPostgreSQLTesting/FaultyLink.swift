import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A link between clients and a server, which loses a connection at a chosen request.
///
/// A request is a batch of messages that ends with `Sync`, so that it takes one round trip. Only one
/// client at a time may send requests while a fault is armed.
///
/// A lost connection is closed for the client only after the server has ended its side. So a fault
/// has the same outcome each time, except for a killed server.
public final class FaultyLink: Sendable {
    /// A fault of the connection or of the server.
    public enum Fault: CaseIterable, Sendable {
        /// The connection is lost before the server gets the request.
        case requestLost
        /// The connection is lost after the server got half of the bytes.
        case requestTorn
        /// The server carries out the request, but the connection is lost before it answers.
        case answerLost
        /// The server is killed at once after it got the request, and starts again.
        case serverKilled
    }

    /// A fault that is armed.
    private struct Trigger {
        let fault: Fault
        let request: Int
        let lose: @Sendable () -> Void
    }

    private struct State {
        var requests = 0
        var trigger: Trigger?
    }

    /// A client's connection and the server's connection for it, as file descriptors.
    private struct Connection {
        let client: Int32
        let server: Int32
        /// The bytes of the client that are not passed on yet.
        var input: [UInt8] = []
        var hasStarted = false
        var isOpen = true
    }

    private let server: PostgreSQLServer
    private let listener: Int32
    private let port: Int
    private let path: String
    private let state = Mutex(State())

    /// Creates a link with its own socket beside the server's.
    /// - Throws: ``PostgreSQLServer/Failure`` if the socket cannot be created.
    public init(to server: PostgreSQLServer) throws {
        self.server = server
        port = Int.random(in: 10_000...65_000)
        path = "\(server.folder)/.s.PGSQL.\(port)"
        listener = try Self.makeSocket(at: path, bind)
        listen(listener, 64)
        DispatchQueue(label: "faulty link").async { [server, listener, weak self] in
            var connections: [Connection] = []
            defer { connections.forEach(Self.end) }
            while Self.wait(&connections, listener, at: "\(server.folder)/.s.PGSQL.\(server.port)")
            {
                for index in connections.indices where !connections[index].input.isEmpty {
                    guard let self else { return }
                    self.pass(&connections[index])
                }
            }
        }
    }

    deinit {
        // Wakes the queue, whose work then ends.
        _ = shutdown(listener, Int32(SHUT_RDWR))
        unlink(path)
    }

    /// Returns the connection string that goes through this link.
    /// - Parameter database: The connection string that ``PostgreSQLServer/database()`` has
    ///   returned.
    public func store(_ database: String) -> String { "\(database) port=\(port)" }

    /// The number of requests since ``arm(_:atRequest:losing:)``; 0 while no fault is armed.
    public var requests: Int { state.withLock(\.requests) }

    /// Makes the connection of a later request fail.
    /// - Parameters:
    ///   - fault: The kind of failure.
    ///   - number: The number of the request; the next request has the number 1.
    ///   - lose: A function that is called before the client sees the loss.
    public func arm(
        _ fault: Fault,
        atRequest number: Int,
        losing lose: @escaping @Sendable () -> Void = {}
    ) {
        state.withLock {
            $0 = State(trigger: Trigger(fault: fault, request: number, lose: lose))
        }
    }

    /// Cancels the fault that ``arm(_:atRequest:losing:)`` has set.
    public func disarm() { state.withLock { $0 = State() } }

    // MARK: Passing on

    /// Passes complete requests on to the server, or loses the connection instead.
    private func pass(_ connection: inout Connection) {
        guard state.withLock({ $0.trigger != nil }) else {
            connection.isOpen = Self.deliver(connection.input[...], to: connection.server)
            connection.input = []
            connection.hasStarted = true
            return
        }
        while connection.isOpen, let end = Self.endOfRequest(connection) {
            let request = connection.input[..<end.offset]
            let trigger = end.isSync ? nextTrigger() : nil
            if let trigger {
                lose(&connection, request, trigger)
            } else {
                connection.isOpen = Self.deliver(request, to: connection.server)
            }
            connection.input.removeFirst(end.offset)
            connection.hasStarted = true
        }
    }

    private func nextTrigger() -> Trigger? {
        state.withLock { state in
            state.requests += 1
            return state.trigger?.request == state.requests ? state.trigger : nil
        }
    }

    private func lose(
        _ connection: inout Connection,
        _ request: ArraySlice<UInt8>,
        _ trigger: Trigger
    ) {
        let parts: [Fault: Int] = [.requestLost: 0, .requestTorn: request.count / 2]
        let sent = request.prefix(parts[trigger.fault] ?? request.count)
        _ = Self.deliver(sent, to: connection.server)
        if trigger.fault == .serverKilled {
            // If this fails, so does whatever uses the server next.
            try? server.stop()
            try? server.start()
        }
        _ = shutdown(connection.server, Int32(SHUT_WR))
        while Self.receive(from: connection.server) != nil {}
        trigger.lose()
        connection.isOpen = false
    }

    /// Returns the end of the first request, or of another message that is passed on at once.
    private static func endOfRequest(
        _ connection: Connection
    ) -> (offset: Int, isSync: Bool)? {
        let input = connection.input
        var offset = 0
        while true {
            // The first message has no type.
            let start = offset + (connection.hasStarted ? 1 : 0)
            guard start + 4 <= input.count else { return nil }
            let type = input[offset]
            offset = start + input[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset <= input.count else { return nil }
            let (isSync, isTerminate) = (type == UInt8(ascii: "S"), type == UInt8(ascii: "X"))
            guard connection.hasStarted, !isSync, !isTerminate else {
                return (offset, isSync && connection.hasStarted)
            }
        }
    }

    // MARK: Sockets

    /// Waits for bytes; passes those of servers on, and collects those of clients.
    /// - Returns: Whether the link is still in use.
    private static func wait(
        _ connections: inout [Connection],
        _ listener: Int32,
        at server: String
    ) -> Bool {
        for connection in connections where !connection.isOpen { end(connection) }
        connections.removeAll { !$0.isOpen }
        let files = [listener] + connections.flatMap { [$0.client, $0.server] }
        var polls = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polls, nfds_t(polls.count), -1) > 0 else { return true }
        for index in connections.indices {
            if polls[2 * index + 2].revents != 0 {
                let bytes = receive(from: connections[index].server) ?? []
                connections[index].isOpen =
                    !bytes.isEmpty && deliver(bytes[...], to: connections[index].client)
            }
            if polls[2 * index + 1].revents != 0, connections[index].isOpen {
                let bytes = receive(from: connections[index].client) ?? []
                connections[index].input += bytes
                connections[index].isOpen = !bytes.isEmpty
            }
        }
        guard polls[0].revents != 0 else { return true }
        let client = accept(listener, nil, nil)
        guard client >= 0 else {
            close(listener)
            return false
        }
        if let server = try? makeSocket(at: server, connect) {
            connections.append(Connection(client: client, server: server))
        } else {
            close(client)
        }
        return true
    }

    private static func end(_ connection: Connection) {
        for file in [connection.client, connection.server] {
            // A process that was started meanwhile may have inherited the file.
            _ = shutdown(file, Int32(SHUT_RDWR))
            close(file)
        }
    }

    /// Returns the next bytes; nil at the end of a connection.
    private static func receive(from file: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
            count = max(0, recv(file, buffer.baseAddress, buffer.count, 0))
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// Sends bytes.
    /// - Returns: Whether the connection is still open.
    private static func deliver(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Creates a Unix socket.
    /// - Parameters:
    ///   - path: The path of the socket's file.
    ///   - use: Binds or connects the socket; it returns 0 if it succeeds.
    private static func makeSocket(
        at path: String,
        _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws -> Int32 {
        #if canImport(Glibc)
            let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let file = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        #if canImport(Darwin)
            var isQuiet: Int32 = 1
            setsockopt(
                file,
                SOL_SOCKET,
                SO_NOSIGPIPE,
                &isQuiet,
                socklen_t(MemoryLayout<Int32>.size)
            )
        #endif
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isUsed = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isUsed else {
            close(file)
            throw PostgreSQLServer.Failure(description: "the socket '\(path)' cannot be used")
        }
        return file
    }
}
