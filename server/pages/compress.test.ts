import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { chooseEncoding, compress, sendText } from './compress.ts'

it.each([
  [undefined, null],
  ['gzip, BR', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['gzip;q=0, *;q=0', null],
])('of the encodings %s, takes %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it('compresses to the same text, smaller when it takes its time', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `${index % 7} pages of ${index ** 2}`).join()
  const expands = { br: brotliDecompress, gzip: gunzip }
  for (const encoding of ['br', 'gzip'] as const) {
    const [quick, best] = [await compress(text, encoding), await compress(text, encoding, true)]
    expect(best.length).toBeLessThan(quick.length)
    for (const bytes of [quick, best]) expect(String(await promisify(expands[encoding])(bytes))).toBe(text)
  }
})

it('sends nothing to who has it already, and only headers to who asks for those', async () => {
  const app = new Hono()
  const sent = { text: 'words', headers: { ETag: 'W/"a"' }, gzip: Buffer.from('kept') }
  app.get('/', (c) => sendText(c, sent))
  app.get('/:status', (c) => sendText(c, sent, Number(c.req.param('status'))))
  const ask = (status: number, headers: Record<string, string>, method = 'GET') =>
    app.request(`/${status}`, { method, headers })
  for (const tag of ['W/"a"', '"b", "a"', '*'])
    expect((await ask(200, { 'If-None-Match': tag })).status).toBe(304)
  expect(await (await ask(200, { 'If-None-Match': '"b"' })).text()).toBe('words')
  expect(await (await ask(404, { 'If-None-Match': '"a"' })).text()).toBe('words')
  expect(await (await ask(200, { 'Accept-Encoding': 'gzip' })).text()).toBe('kept')
  expect((await app.request('/')).status).toBe(200)
  const head = await ask(200, {}, 'HEAD')
  expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['5', ''])
})
