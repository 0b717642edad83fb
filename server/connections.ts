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
  perWideNetwork: 1000,
  total: 2000,
  stallMs: 90_000,
}

/**
 * Bounds what the clients of a server can make it hold. Call it before the server listens. Connections beyond the
 * limits are closed at once; those of proxies and programs on this machine or in a private network count in the total
 * alone, because they stand for many visitors.
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
  server.maxConnections = limits.total
  // Node counts sent bytes as progress, and reads nothing more from a client that does not read.
  server.timeout = limits.stallMs
  server.on('drop', onRefused)
  const open = new Map<string, number>()
  const count = (network: string, change: 1 | -1) => {
    const connections = (open.get(network) ?? 0) + change
    if (connections > 0) open.set(network, connections)
    else open.delete(network)
  }
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || peersAreProxies || isPrivate(remoteAddress)) return
    const { narrow, wide } = groupsOf(remoteAddress)
    const isFull = (open.get(narrow) ?? 0) >= limits.perNetwork
    if (isFull || (wide && (open.get(wide) ?? 0) >= limits.perWideNetwork)) {
      onRefused()
      return void socket.destroy()
    }
    const networks = wide ? [narrow, wide] : [narrow]
    for (const network of networks) count(network, 1)
    socket.once('close', () => {
      for (const network of networks) count(network, -1)
    })
  })
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
      if (next) void inTurn(() => !socket.destroyed && handle(next.request, next.response, waiting))
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
