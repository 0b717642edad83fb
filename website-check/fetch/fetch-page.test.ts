import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { BlockList } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onLoopback } from '../../tests/fixtures/servers/on-loopback.ts'
import { resolvingTo } from '../../tests/fixtures/servers/resolving-to.ts'
import { selfSigned } from '../../tests/fixtures/servers/self-signed.ts'
import { fetchPage, MAX_BYTES, type Reach } from './fetch-page.ts'
import { innerAddresses } from './inner-addresses.ts'
import { ROBOT, robotsRuleAgainst } from './robots.ts'

const page = '<p>Hello</p>'
const bomb = Buffer.alloc(200_000_000)
type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** Each address of the hostile server; it listens on 127.0.0.1, which stands for the public internet here. */
const answers: Record<string, Answer> = {
  '/page': (response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
  '/loop': (response) => response.writeHead(302, { Location: '/loop' }).end(),
  '/to': (response, { url = '' }) =>
    response.writeHead(302, { Location: decodeURIComponent(url.slice('/to?'.length)) }).end(),
  '/drip': (response) => drip(response.writeHead(200)),
  '/slow-headers': (response) => drip(response.socket as never, 'HTTP/1.1 200 OK\r\nX: '),
  '/gzip-bomb': (response) => response.setHeader('Content-Encoding', 'gzip').end(zipped),
  '/brotli-bomb': (response) => response.setHeader('Content-Encoding', 'br').end(pressed),
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(65_536))) {}
    }
    response.on('drain', more)
    more()
  },
  '/large-header': (response) =>
    response.socket?.end(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(1_000_000)}\r\n\r\n`),
  '/no-gzip': (response) => response.setHeader('Content-Encoding', 'gzip').end(page),
  '/no-charset': (response) => response.setHeader('Content-Type', 'text/html; charset=klingon').end(page),
  '/latin': (response) =>
    response.setHeader('Content-Type', 'text/html').end(Buffer.from('<meta charset=latin1>é', 'latin1')),
  '/empty': (response) => response.end(),
  '/upgrade': (response) =>
    response.socket?.write('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  '/hang-up': (response) => response.socket?.destroy(),
}
const zipped = gzipSync(bomb)
const pressed = brotliCompressSync(bomb)

function drip(to: { write(text: string): unknown; destroyed: boolean }, first = '<p>') {
  to.write(first)
  const timer = setInterval(() => (to.destroyed ? clearInterval(timer) : to.write('a')), 1000)
}

const hostile = createServer((request, response) => {
  answers[new URL(request.url ?? '', 'http://x').pathname]?.(response, request)
})
let innerHits = 0
/** On the same port of other addresses of this machine. */
const inner = ['127.0.0.2', '::1'].map((host) => ({
  host,
  server: createServer((_, response) => {
    innerHits += 1
    response.end('secret')
  }),
}))
const secure = createSecureServer(selfSigned, (_, response) => response.end(page))

let origin: string
let port: string
let secureOrigin: string
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  const started = await onLoopback(hostile)
  const startedSecure = await onLoopback(secure)
  origin = started.url
  port = new URL(origin).port
  secureOrigin = startedSecure.url.replace('http:', 'https:')
  // Some machines have no IPv6.
  for (const { host, server } of inner)
    await once(server.listen(Number(port), host), 'listening').catch(() => {})
  stops.push(started.stop, startedSecure.stop)
})
afterAll(async () => {
  for (const { server } of inner) server.close()
  for (const stop of stops) await stop()
})

const refused = new BlockList()
refused.addRange('127.0.0.2', '127.255.255.255')
for (const network of ['0.0.0.0', '10.0.0.0', '169.0.0.0']) refused.addSubnet(network, 8)
refused.addSubnet('::', 96, 'ipv6')

const open: Reach = { userAgent: ROBOT, refused, ports: null }
const never = new AbortController().signal
const named = (...answers: Parameters<typeof resolvingTo>): Reach => ({
  ...open,
  lookup: resolvingTo(...answers),
})
const fault = (address: string, reach: Reach = open) =>
  fetchPage(address, reach, never).then((page) => ('fault' in page ? page.fault : `read ${page.text}`))

it.each([
  ...['127.0.0.2', '[::1]', '0.0.0.0', '2130706434', '0x7f.2', '[::ffff:127.0.0.2]', '[::127.0.0.2]'],
  ...['10.0.0.1', '169.254.169.254'],
])('doesn’t follow a redirect to %s', async (host) => {
  expect(await fault(`${origin}/to?${encodeURIComponent(`http://${host}:${port}/`)}`)).toBe('refused')
  expect(await fault(`${origin}/to?${encodeURIComponent(`https://${host}:${port}/`)}`)).toBe('refused')
  expect(innerHits).toBe(0)
})

it('follows no address that is too long to be kept', async () => {
  const to = (length: number) => `${origin}/to?${encodeURIComponent(`${origin}/page?`.padEnd(length, 'x'))}`
  expect(await fault(to(1_900))).toBe(`read ${page}`)
  expect(await fault(to(2_001))).toBe('refused')
})

it('doesn’t connect to a name that leads inside, also when it does so only at the second look-up', async () => {
  const address = `http://clinic.test:${port}/page`
  expect(await fault(address, named(['127.0.0.1']))).toBe(`read ${page}`)
  expect(await fault(address, named(['127.0.0.2']))).toBe('refused')
  expect(await fault(address, named(['::1', '127.0.0.2']))).toBe('refused')
  expect(await fault(address, named(['127.0.0.2', '127.0.0.1']))).toBe(`read ${page}`)
  const toItself = `http://clinic.test:${port}/to?${encodeURIComponent(`http://clinic.test:${port}/page`)}`
  expect(await fault(toItself, named(['127.0.0.1'], ['127.0.0.2']))).toBe('refused')
  expect(innerHits).toBe(0)
})

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.1.2.3'],
  ...['192.0.2.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...['::', '::1', '::127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'fe80::1', 'fd00::1', 'ff02::1'],
  ...['2001:db8::1', '2002:7f00:1::', '2001:0:1::', 'fec0::1', '::ffff:0:127.0.0.1'],
])('%s is not a public address', (address) => {
  expect(innerAddresses.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(true)
})

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is a public address', (address) => {
  expect(innerAddresses.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(false)
})

it('reaches only http and https at their usual ports, without credentials', async () => {
  const usual: Reach = { ...open, ports: [80, 443] }
  for (const address of ['http://clinic.test:8080/', 'http://a:b@clinic.test/', 'ftp://clinic.test/'])
    expect(await fault(address, usual)).toBe('refused')
  for (const to of ['file:///etc/passwd', 'ftp://127.0.0.1/', 'http://a:b@127.0.0.1/', 'http://['])
    expect(await fault(`${origin}/to?${encodeURIComponent(to)}`)).toBe('refused')
})

it.each([
  ['/loop', 'redirects'],
  ['/large-header', 'no-answer'],
  ['/hang-up', 'no-answer'],
  ['/upgrade', 'no-answer'],
  ['/no-gzip', 'unreadable'],
  ['/empty', 'read '],
  ['/no-charset', `read ${page}`],
  ['/latin', 'read <meta charset=latin1>é'],
])('%s: %s', async (path, expected) => {
  expect(await fault(origin + path)).toBe(expected)
})

it('names a certificate that nobody has signed', async () => {
  expect(await fault(`${secureOrigin}/`)).toBe('certificate')
})

it('ends pages that never end, and keeps little of bombs in memory', async () => {
  const before = process.memoryUsage().rss
  expect(await Promise.all(['/drip', '/slow-headers'].map((path) => fault(origin + path)))).toEqual([
    'timeout',
    'timeout',
  ])
  for (const path of ['/gzip-bomb', '/brotli-bomb', '/endless']) {
    const page = await fetchPage(origin + path, open, never)
    expect('text' in page && [page.text.length, page.isCut]).toEqual([MAX_BYTES, true])
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

it.each([
  ['User-agent: *\nDisallow: /', '/', 'Disallow: /'],
  ['User-agent: *\nDisallow: /admin', '/', null],
  ['User-agent: *\nDisallow:\n', '/', null],
  ['User-agent: *\nDisallow: /\nAllow: /book', '/book', null],
  ['User-agent: websitecheck\nUser-agent: a\nDisallow: /private\n\nUser-agent: *\nDisallow: /', '/', null],
  ['User-agent: WebsiteCheck # ours\nDisallow: / # all', '/x', 'Disallow: / # all'],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', 'Disallow: /*.pdf$'],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf.html', null],
  [`User-agent: *\nDisallow: /${'*a'.repeat(30_000)}b`, `/${'a'.repeat(40_000)}`, null],
])('robots.txt %#', (text, path, rule) => {
  expect(robotsRuleAgainst(text, ROBOT, path)).toBe(rule)
})
