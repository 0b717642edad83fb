import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { serveFilms } from './films.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'films-'))
mkdirSync(path.join(folder, 'films'))
const bytes = randomBytes(300_000)
const file = path.join(folder, 'films', 'clinic.webm')
writeFileSync(file, bytes)
const app = new Hono().get('/films/*', serveFilms(folder))
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  app.request('/films/clinic.webm', { method, headers })
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

afterAll(() => rmSync(folder, { recursive: true }))

describe('a film', () => {
  it('comes whole without a range, and says that ranges work', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/webm')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('content-length')).toBe('300000')
    expect(await bodyOf(response)).toEqual(bytes)
  })

  it.each([
    ['bytes=0-', 0, 299_999],
    ['bytes=100-199', 100, 199],
    ['bytes=299990-', 299_990, 299_999],
    ['bytes=-10', 299_990, 299_999],
    ['bytes=200000-900000', 200_000, 299_999],
  ])('answers %s with these very bytes', async (range, first, last) => {
    const response = await get({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/300000`)
    expect(response.headers.get('content-length')).toBe(String(last - first + 1))
    expect(await bodyOf(response)).toEqual(bytes.subarray(first, last + 1))
  })

  it.each(['bytes=300000-', 'bytes=-0'])(
    'refuses %s, which begins behind its end, with 416',
    async (range) => {
      const response = await get({ range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe('bytes */300000')
      expect(await bodyOf(response)).toHaveLength(0)
    },
  )

  it.each(['bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
    'ignores %s and comes whole',
    async (range) => {
      const response = await get({ range })
      expect(response.status).toBe(200)
      expect(await bodyOf(response)).toHaveLength(300_000)
    },
  )

  it('goes on where a player was cut off, unless the film has changed meanwhile', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect((await get({ range: 'bytes=5-', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=5-', 'if-range': '"another"' })).status).toBe(200)
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
  })

  it('says its length to HEAD, without a body', async () => {
    const response = await get({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe('300000')
    expect(await bodyOf(response)).toHaveLength(0)
  })

  it('stays the one that the server started with when a build replaces the folder', async () => {
    renameSync(file, `${file}.old`)
    rmSync(`${file}.old`)
    writeFileSync(file, 'another')
    expect(await bodyOf(await get({ range: 'bytes=0-9' }))).toEqual(bytes.subarray(0, 10))
  })

  it('is no other file of the folder', async () => {
    expect((await app.request('/films/none.webm')).status).toBe(404)
    expect((await app.request('/films/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })
})
