/** A request that no browser sends, and what may be answered. */
export interface MalformedRequest {
  what: string
  bytes: string | Buffer
  /** The statuses that may be answered; 0 stands for a connection that was closed without an answer. */
  allowed: readonly number[]
}

const HOST = 'Host: localhost\r\n'
const END = 'Connection: close\r\n\r\n'
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n'
const get = (target: string, headers = HOST) => `GET ${target} HTTP/1.1\r\n${headers}${END}`
const post = (headers: string, body: string) =>
  `POST /desk/webhook HTTP/1.1\r\n${HOST}${FORM}Connection: close\r\n${headers}\r\n${body}`
const refused = [400]

/** All of them, each on a connection of its own. */
export const malformedRequests: readonly MalformedRequest[] = [
  ...hosts(),
  ...targets(),
  ...headers(),
  ...bodies(),
  ...methods(),
]

function hosts(): MalformedRequest[] {
  return [
    { what: 'two Host headers', bytes: get('/', `${HOST}Host: evil.example\r\n`), allowed: refused },
    { what: 'the same Host header twice', bytes: get('/', HOST + HOST), allowed: refused },
    {
      what: 'a second Host header in capitals',
      bytes: get('/', `${HOST}HOST: evil.example\r\n`),
      allowed: refused,
    },
    {
      what: 'two Host headers for the desk',
      bytes: get('/desk/booking', `${HOST}Host: a\r\n`),
      allowed: refused,
    },
    {
      what: 'a third Host header',
      bytes: get('/seo/', `Host: a\r\nHost: b\r\nHost: c\r\n`),
      allowed: refused,
    },
    { what: 'no Host header', bytes: get('/', ''), allowed: refused },
    { what: 'an empty Host header', bytes: get('/', 'Host: \r\n'), allowed: refused },
    { what: 'a Host with a path', bytes: get('/', 'Host: localhost/..\r\n'), allowed: refused },
    { what: 'a Host with a password', bytes: get('/', 'Host: a:b@evil.example\r\n'), allowed: refused },
    { what: 'a Host with a space', bytes: get('/', 'Host: local host\r\n'), allowed: refused },
    { what: 'a Host folded over two lines', bytes: get('/', 'Host: local\r\n host\r\n'), allowed: refused },
    {
      what: 'a Host with invalid UTF-8',
      bytes: Buffer.from(get('/', 'Host: \xff\xfe\r\n'), 'latin1'),
      allowed: refused,
    },
    {
      what: 'a header before a space and a colon',
      bytes: get('/', 'Host : localhost\r\n'),
      allowed: refused,
    },
  ]
}

function targets(): MalformedRequest[] {
  return [
    {
      what: 'an absolute address of another host',
      bytes: get('http://evil.example/no-such-page'),
      allowed: [404],
    },
    { what: 'an absolute address of no scheme of ours', bytes: get('ftp://localhost/'), allowed: refused },
    {
      what: 'an absolute address with a password',
      bytes: get('http://a:b@localhost/no-such-page'),
      allowed: [400, 404],
    },
    { what: 'an absolute address without a host', bytes: get('http:///'), allowed: [400, 404] },
    { what: 'a target without a slash', bytes: get('seo'), allowed: refused },
    { what: 'an asterisk', bytes: get('*'), allowed: refused },
    { what: 'an authority', bytes: get('localhost:80'), allowed: refused },
    { what: 'a question mark alone', bytes: get('?'), allowed: refused },
    { what: 'a host behind two slashes', bytes: get('//evil.example/seo/'), allowed: [301, 308, 400, 404] },
    { what: 'a backslash', bytes: get('/\\evil.example'), allowed: [400, 404] },
    { what: 'a fragment', bytes: get('/no-such-page#x'), allowed: [400, 404] },
    { what: 'invalid UTF-8', bytes: Buffer.from(get('/\xff\xfe'), 'latin1'), allowed: [400, 404] },
    { what: 'invalid UTF-8, encoded', bytes: get('/%ff%fe?x=%ff'), allowed: [404] },
    { what: 'overlong UTF-8, encoded', bytes: get('/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'), allowed: [404] },
    { what: 'a zero byte', bytes: get('/\0'), allowed: refused },
    { what: 'a zero byte, encoded', bytes: get('/seo%00.html'), allowed: [404] },
    { what: 'line breaks, encoded', bytes: get('/%0d%0aSet-Cookie:%20a=b'), allowed: [404] },
    { what: 'dots, encoded twice', bytes: get('/%252e%252e/%252e%252e/package.json'), allowed: [404] },
    { what: 'eight thousand slashes', bytes: get('/'.repeat(8000)), allowed: [301, 308, 404] },
    {
      what: 'a thousand folders up',
      bytes: get(`/assets${'/..'.repeat(1000)}/package.json`),
      allowed: [404],
    },
    { what: 'a query of 15 KB', bytes: get(`/no-such-page?${'a=b&'.repeat(3800)}`), allowed: [404] },
  ]
}

function headers(): MalformedRequest[] {
  const many = Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1\r\n`).join('')
  return [
    // What is refused while its client is still sending may close the connection before the client has read why.
    { what: '10,000 headers', bytes: get('/', HOST + many), allowed: [0, 431] },
    {
      what: '1,500 empty headers',
      bytes: get('/no-such-page', HOST + 'a:\r\n'.repeat(1500)),
      allowed: [404, 431],
    },
    { what: 'a header of 1 MB', bytes: get('/', `${HOST}X: ${'a'.repeat(1e6)}\r\n`), allowed: [0, 431] },
    { what: 'a header without a name', bytes: get('/', `${HOST}: x\r\n`), allowed: refused },
    { what: 'a header with a zero byte', bytes: get('/', `${HOST}X: a\0b\r\n`), allowed: refused },
    {
      what: 'a lone line feed between headers',
      bytes: get('/', 'Host: localhost\nX: y\r\n'),
      allowed: [200, 400],
    },
    { what: 'a lone carriage return', bytes: get('/', 'Host: localhost\rX: y\r\n'), allowed: refused },
    { what: 'no version', bytes: 'GET /\r\n\r\n', allowed: [400, 505] },
    { what: 'version 0.9', bytes: `GET / HTTP/0.9\r\n${HOST}${END}`, allowed: [505] },
    { what: 'version 2.0', bytes: `GET / HTTP/2.0\r\n${HOST}${END}`, allowed: [505] },
    { what: 'the preface of HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', allowed: [0, 400, 505] },
    {
      what: 'the first bytes of TLS',
      bytes: Buffer.from('16030100a5010000a10303', 'hex'),
      allowed: [0, 400],
    },
    { what: 'an unknown expectation', bytes: get('/', `${HOST}Expect: miracle\r\n`), allowed: [417] },
    {
      what: 'an upgrade to WebSocket',
      bytes: get('/no-such-page', `${HOST}Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n`),
      allowed: [404],
    },
    {
      what: 'an upgrade to HTTP/2',
      bytes: get('/no-such-page', `${HOST}Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n`),
      allowed: [404],
    },
  ]
}

function bodies(): MalformedRequest[] {
  const extension = `5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`
  const chunked = 'Transfer-Encoding: chunked\r\n'
  return [
    {
      what: 'a length and chunks',
      bytes: post(`Content-Length: 5\r\n${chunked}`, '0\r\n\r\n'),
      allowed: refused,
    },
    {
      what: 'chunks and a length',
      bytes: post(`${chunked}Content-Length: 5\r\n`, '0\r\n\r\n'),
      allowed: refused,
    },
    {
      what: 'two lengths',
      bytes: post('Content-Length: 5\r\nContent-Length: 6\r\n', 'hello'),
      allowed: refused,
    },
    {
      what: 'the same length twice',
      bytes: post('Content-Length: 5\r\nContent-Length: 5\r\n', 'a=b&c'),
      allowed: refused,
    },
    { what: 'a length with a sign', bytes: post('Content-Length: +5\r\n', 'hello'), allowed: refused },
    { what: 'a negative length', bytes: post('Content-Length: -1\r\n', ''), allowed: refused },
    { what: 'a length in hex', bytes: post('Content-Length: 0x5\r\n', 'hello'), allowed: refused },
    {
      what: 'a length beyond any number',
      bytes: post(`Content-Length: ${'9'.repeat(40)}\r\n`, ''),
      allowed: refused,
    },
    {
      what: 'chunks by another name',
      bytes: post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
      allowed: refused,
    },
    { what: 'chunks twice', bytes: post(`${chunked}${chunked}`, '0\r\n\r\n'), allowed: refused },
    {
      what: 'chunks behind a tab',
      bytes: post('Transfer-Encoding:\tchunked, identity\r\n', '0\r\n\r\n'),
      allowed: refused,
    },
    {
      what: 'a chunk of a length that is none',
      bytes: post(chunked, 'zz\r\nhello\r\n0\r\n\r\n'),
      allowed: refused,
    },
    {
      what: 'a chunk of a length beyond any number',
      bytes: post(chunked, `${'f'.repeat(40)}\r\n`),
      allowed: refused,
    },
    { what: 'a chunk with an extension of 20 KB', bytes: post(chunked, extension), allowed: [0, 400, 413] },
    {
      what: 'a chunk longer than it says',
      bytes: post(chunked, '3\r\nhello\r\n0\r\n\r\n'),
      allowed: refused,
    },
    {
      what: 'trailers of 20 KB',
      bytes: post(chunked, `3\r\na=b\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`),
      allowed: [0, 400, 431],
    },
    {
      what: 'a second request in the body of a GET',
      bytes:
        `GET /no-such-page HTTP/1.1\r\n${HOST}Content-Length: 37\r\n${END}GET /desk/webhook?x=smuggled HTTP/1.1\r\n`.replace(
          '37',
          '39',
        ),
      allowed: [404],
    },
    {
      what: 'a form of 8 MB',
      bytes: post('Content-Length: 8000000\r\n', 'a'.repeat(200_000)),
      allowed: [0, 413],
    },
    { what: 'a form of 16,583 names', bytes: manyNames(), allowed: [413] },
  ]
}

function methods(): MalformedRequest[] {
  const refusedMethods = [
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'QUERY',
    'PURGE',
  ]
  return [
    ...refusedMethods.map((method) => ({
      what: `${method} of a page`,
      bytes: `${method} /seo HTTP/1.1\r\n${HOST}X-Secret: echoed\r\nContent-Length: 0\r\n${END}`,
      allowed: [400, 405],
    })),
    { what: 'OPTIONS of everything', bytes: `OPTIONS * HTTP/1.1\r\n${HOST}${END}`, allowed: [400, 404, 405] },
    { what: 'CONNECT', bytes: `CONNECT localhost:22 HTTP/1.1\r\n${HOST}\r\n`, allowed: [0, 400, 405] },
    { what: 'a method that is none', bytes: `STEAL / HTTP/1.1\r\n${HOST}\r\n`, allowed: refused },
    { what: 'a method in small letters', bytes: `get / HTTP/1.1\r\n${HOST}\r\n`, allowed: refused },
    { what: 'HEAD of the webhook', bytes: `HEAD /desk/webhook HTTP/1.1\r\n${HOST}${END}`, allowed: [405] },
  ]
}

/** 64 KB with as many names as there is room for: what once held the server for 1.4 seconds. */
function manyNames(): string {
  const names = Array.from({ length: 16_583 }, (_, n) => n.toString(36).padStart(3, '0')).join('&')
  const body = names.slice(0, 65_536)
  return post(`Content-Length: ${body.length}\r\n`, body)
}
