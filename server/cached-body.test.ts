import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { cacheBody, sendCached } from './cached-body.ts'

const text = 'A practice owner books a call. '.repeat(40)
const body = cacheBody(text)
const app = new Hono().get('/', (c) => sendCached(c, body, { 'Content-Type': 'text/plain' }))
const ask = (headers: Record<string, string>, method = 'GET') => app.request('/', { headers, method })

it('sends a text compressed to who accepts that', async () => {
  expect(await (await ask({})).text()).toBe(text)
  const zipped = await ask({ 'accept-encoding': 'gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(text)
})

it('sends nothing again to who has it', async () => {
  const etag = (await ask({})).headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': `"another", ${etag}` })).status).toBe(304)
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
  const head = await ask({}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(text.length), ''])
})
