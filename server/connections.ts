import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { oneEachTurn } from '../booking/http/in-turn.ts'
import { groupsOf } from '../booking/http/network.ts'
import { isPrivate } from '../booking/http/private-address.ts'

/** What connections may take together and each. */
export interface ConnectionLimits {
  /** Requests that may wait on a connection for the one that is being answered. Browsers send one at a time. */
  waiting: number
  /** Requests after which a connection is closed: ten pages of a browser. */
  requests: number
  /** Connections at once from an IPv4 address or an IPv6 /64. A whole office, or a mobile network, may share one. */
  perNetwork: number
  /** The same for an IPv6 /48. */
  perWideNetwork: number
  /** Connections at once in all. A browser holds six at most; a proxy in front keeps its own limits. */
  total: number
  /** Connections beyond the total for programs on this machine and in its network, such as the probes. */
  reserve: number
  /**
   * Milliseconds without progress after which a connection is cut while its response is sent: after one to two such
   * spans. A phone at 20 KB/s empties the system's buffers of 4 MB so far that progress shows every 67 seconds.
   */
  stallMs: number
}

export const connectionLimits: ConnectionLimits = {
  waiting: 20,
  requests: 100,
  perNetwork: 200,
  perWideNetwork: 300,
  total: 2000,
  reserve: 100,
  stallMs: 90_000,
}

/**
 * Bounds what the clients of a server can make it hold. Call it before the server listens. Connections beyond a
 * network's limit are closed at once; those of proxies and programs on this machine or in a private network count in
 * the total alone, because they stand for many visitors. Where the total is reached, the connection that has been
 * without a request for longest makes room, so that silent connections lock nobody out.
 * @param peersAreProxies the operator has said that proxies are in front: then no peer stands for one visitor
 * @param onRefused called for each connection that is closed
 */
export function boundConnections(
  server: Server,
  limits: ConnectionLimits,
  {
    peersAreProxies = false,
    onRefused = () => {},
  }: { peersAreProxies?: boolean; onRefused?: () => void } = {},
): void {
  server.maxRequestsPerSocket = limits.requests
  // Node counts sent bytes as progress, and reads nothing more from a client that does not read.
  server.timeout = limits.stallMs
  const held = holdConnections(server)
  const networks = countNetworks(limits)
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    const isNear = remoteAddress !== undefined && isPrivate(remoteAddress)
    const isCounted = remoteAddress !== undefined && !peersAreProxies && !isNear
    const isFull = held.count() >= limits.total + (isNear ? limits.reserve : 0)
    const closed = isCounted && !networks.hasRoom(remoteAddress) ? socket : isFull && held.longestIdle(socket)
    if (closed) {
      onRefused()
      held.leave(closed)
      closed.destroy()
    }
    if (closed === socket) return
    held.enter(socket)
    if (isCounted) networks.enter(remoteAddress, socket)
  })
}

/** The connections of a server, and which of them wait for a request. */
function holdConnections(server: Server) {
  /** With the number of requests under way. */
  const open = new Map<Socket, number>()
  /** In the order in which they became idle. */
  const idle = new Set<Socket>()
  const leave = (socket: Socket) => {
    open.delete(socket)
    idle.delete(socket)
  }
  const change = (socket: Socket, by: 1 | -1) => {
    const requests = open.get(socket)
    if (requests === undefined) return
    open.set(socket, requests + by)
    if (requests + by > 0) idle.delete(socket)
    else idle.add(socket)
  }
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    change(socket, 1)
    response.once('close', () => change(socket, -1))
  })
  return {
    count: () => open.size,
    longestIdle: (newcomer: Socket) => idle.values().next().value ?? newcomer,
    enter(socket: Socket) {
      open.set(socket, 0)
      idle.add(socket)
      socket.once('close', () => leave(socket))
    },
    leave,
  }
}

/** Counts the connections of each network. */
function countNetworks({ perNetwork, perWideNetwork }: ConnectionLimits) {
  const open = new Map<string, number>()
  const count = (network: string, change: 1 | -1) => {
    const connections = (open.get(network) ?? 0) + change
    if (connections > 0) open.set(network, connections)
    else open.delete(network)
  }
  return {
    hasRoom(address: string): boolean {
      const { narrow, wide } = groupsOf(address)
      if ((open.get(narrow) ?? 0) >= perNetwork) return false
      return !wide || (open.get(wide) ?? 0) < perWideNetwork
    },
    enter(address: string, socket: Socket): void {
      const { narrow, wide } = groupsOf(address)
      const networks = wide ? [narrow, wide] : [narrow]
      for (const network of networks) count(network, 1)
      socket.once('close', () => {
        for (const network of networks) count(network, -1)
      })
    },
  }
}

/** The requests that wait on a connection, while another one of it is being answered. */
type Waiting = { request: IncomingMessage; response: ServerResponse }[]

/**
 * Handles the requests of a connection one after the other: the next one when the response to the one before has been
 * handed to the system. Node would begin all of them, and hold their responses for a client that never reads. A
 * connection with more waiting than allowed is cut. Requests that had to wait begin one in each turn of the event loop,
 * so that new visitors come between those of a hundred such connections.
 */
export function oneAtATime(
  listener: RequestListener,
  { waiting: mostWaiting }: Pick<ConnectionLimits, 'waiting'> = connectionLimits,
): RequestListener {
  const connections = new WeakMap<Socket, Waiting>()
  const inTurn = oneEachTurn()
  const handle = (request: IncomingMessage, response: ServerResponse, waiting: Waiting) => {
    const { socket } = request
    response.once('close', () => {
      const next = waiting.shift()
      if (next) void inTurn('', () => !socket.destroyed && handle(next.request, next.response, waiting))
      else connections.delete(socket)
    })
    listener(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const waiting = connections.get(socket)
    if (!waiting) {
      const first: Waiting = []
      connections.set(socket, first)
      handle(request, response, first)
    } else if (waiting.length < mostWaiting) waiting.push({ request, response })
    else socket.destroy()
  }
}
