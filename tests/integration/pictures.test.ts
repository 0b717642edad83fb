import { expect, it } from 'vitest'
import { CARD, cardOf } from '../../app/seo/card.ts'
import { isListed } from '../fixtures/read-page.ts'
import { built, pages, servedText, server } from './built-site.ts'

/** Width and height of a PNG from its first chunk, IHDR (w3.org/TR/png-3, 11.2.1). */
function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

it('every listed page has a share picture of its own, of the specified size', () => {
  const cards = pages.filter(isListed).map(({ path }) => built(cardOf(path)))
  for (const png of cards) expect(sizeOf(png)).toEqual(CARD)
  expect(new Set(cards.map((png) => png.toString('base64'))).size).toBe(cards.length)
})

it('answers a range of a file, as a film’s player asks for it', async () => {
  const part = await fetch(`${server.origin}/favicon.ico`, { headers: { Range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(built('/favicon.ico').subarray(100, 200))
})

it('has icons of every listed size', async () => {
  const { icons } = JSON.parse(await servedText('/manifest.webmanifest'))
  for (const { src, sizes } of icons) {
    const { width, height } = sizeOf(built(src))
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(sizeOf(built('/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
  // The header of an .ico file of three pictures.
  expect(built('/favicon.ico').subarray(0, 6).toString('hex')).toBe('000001000300')
})
