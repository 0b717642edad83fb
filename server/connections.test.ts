import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boundConnections, connectionLimits, oneAtATime } from './connections.ts'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const close of cleanUp.splice(0)) close()
})

/** A server within limits; resolves to its port. */
async function start(
  listener: RequestListener,
  over: Partial<typeof connectionLimits> = {},
  onRefused = () => {},
) {
  const limits = { ...connectionLimits, ...over }
  const server = createServer(oneAtATime(listener, limits))
  boundConnections(server, limits, { onRefused })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  cleanUp.push(() => socket.destroy())
  return socket
}

/** Connects from an address that this machine does not have. */
function from(server: Server, remoteAddress: string): Socket {
  const socket = connect({ path: '/nowhere', autoSelectFamily: false })
  socket.on('error', () => {})
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  server.emit('connection', socket)
  return socket
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

async function received(socket: Socket, until: (text: string) => boolean): Promise<string> {
  let text = ''
  for await (const chunk of socket) {
    text += chunk
    if (until(text)) break
  }
  return text
}

describe('requests of one connection', () => {
  it('are handled one after the other, in their order', async () => {
    let underWay = 0
    let most = 0
    const { port } = await start(async ({ url }, response) => {
      most = Math.max(most, ++underWay)
      await wait(5)
      underWay--
      response.end(url)
    })
    const socket = open(port)
    socket.write(['/1', '/2', '/3', '/4'].map(request).join(''))
    const text = await received(socket, (all) => all.includes('/4'))
    expect(text.match(/\/\d$|\/\d(?=HTTP)/gm)).toEqual(['/1', '/2', '/3', '/4'])
    expect(most).toBe(1)
  })

  it('are cut with the connection when more wait than allowed', async () => {
    let handled = 0
    const { port } = await start(() => void handled++, { waiting: 5 })
    const socket = open(port)
    socket.write(request('/').repeat(7)).valueOf()
    await once(socket.resume(), 'close')
    expect(handled).toBe(1)
  })

  it('begin one in each turn of the event loop, so that others come between', async () => {
    const order: string[] = []
    const { port } = await start(({ url = '' }, response) => {
      order.push(url)
      response.end()
    })
    const pipelining = Array.from({ length: 20 }, () => open(port))
    await Promise.all(pipelining.map((socket) => once(socket, 'connect')))
    const visitor = open(port)
    await once(visitor, 'connect')
    for (const socket of pipelining) socket.write(request('/many').repeat(15))
    visitor.write(request('/visitor'))
    await received(visitor, (text) => text.includes('\r\n\r\n'))
    expect(order.indexOf('/visitor')).toBeLessThan(100)
  })
})

describe('a client that does not read', () => {
  it('is cut after the time without progress, and one that reads slowly gets everything', async () => {
    const body = Buffer.alloc(30_000_000, 'x')
    const { port } = await start((_request, response) => void response.end(body), { stallMs: 1000 })
    const [stalled, slow] = [open(port), open(port)]
    const cut = new Promise((resolve) => stalled.once('close', resolve))
    stalled.write(request('/'))
    slow.write(request('/'))
    let bytes = 0
    const whole = (async () => {
      for await (const chunk of slow) {
        bytes += chunk.length
        if (bytes > body.length) break
        // A pause thirty times: longer in all than the limit, but never without progress for as long.
        if (bytes % 1_000_000 < chunk.length) await wait(50)
      }
    })()
    await once(stalled, 'connect')
    await wait(3000)
    stalled.resume()
    await Promise.all([cut, whole])
    expect(stalled.bytesRead).toBeLessThan(body.length)
    expect(bytes).toBeGreaterThan(body.length)
  })
})

describe('connections at once', () => {
  it('are limited in all: the silent ones make room for a probe and a visitor, the oldest first', async () => {
    const refused = vi.fn()
    const limits = { total: 5, reserve: 1 }
    const { server, port } = await start((_request, response) => void response.end('ok'), limits, refused)
    const openConnections = promisify(server.getConnections.bind(server))
    const silent: Socket[] = []
    for (let n = 0; n < 6; n++) {
      silent.push(open(port).resume())
      await expect.poll(() => openConnections()).toBe(n + 1)
    }
    expect(refused).not.toHaveBeenCalled()
    for (const path of ['/livez', '/']) {
      const socket = open(port)
      socket.write(request(path))
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    }
    await expect.poll(() => silent.map(({ closed }) => closed)).toEqual([true, true, ...Array(4).fill(false)])
    expect(refused).toHaveBeenCalledTimes(2)
  })

  it('are refused when all are at work, and programs nearby have a reserve', async () => {
    const refused = vi.fn()
    const answers: (() => void)[] = []
    const limits = { total: 2, reserve: 1 }
    const hold: RequestListener = (_request, response) => void answers.push(() => response.end('ok'))
    const { server, port } = await start(hold, limits, refused)
    const busy = [open(port), open(port)]
    for (const socket of busy) socket.write(request('/'))
    await expect.poll(() => answers.length).toBe(2)
    expect(from(server, '203.0.113.9').destroyed).toBe(true)
    expect(from(server, '127.0.0.1').destroyed).toBe(false)
    expect(refused).toHaveBeenCalledTimes(1)
    // An answered connection is idle again.
    answers[0]?.()
    await received(busy[0] as Socket, (text) => text.endsWith('ok'))
    expect(from(server, '203.0.113.9').destroyed).toBe(false)
  })

  it('are limited for each network, a proxy on this machine or in a private network excepted', async () => {
    const { server } = await start((_request, response) => void response.end(), {
      ...{ perNetwork: 2, perWideNetwork: 3 },
    })
    const cut = (addresses: string[]) => addresses.map((address) => from(server, address).destroyed)
    expect(cut(['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9', '203.0.113.10'])).toEqual([
      ...[false, false, true, false],
    ])
    expect(cut(['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1::3'])).toEqual([false, false, true])
    expect(cut(['2001:db8:0:2::1', '2001:db8:0:3::1'])).toEqual([false, true])
    expect(cut(['127.0.0.1', '127.0.0.1', '10.0.0.1', '10.0.0.1', '::1', '::1', '::1'])).not.toContain(true)
  })
})
