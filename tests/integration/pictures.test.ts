import { describe, expect, it } from 'vitest'
import { CARD, cardOf } from '../../app/seo/card.ts'
import { isListed } from '../../app/seo/site-files/read-page.ts'
import { built, builtText, pages } from './built-site.ts'

/** Width and height of a PNG from its first chunk, IHDR (w3.org/TR/png-3, 11.2.1). */
function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  expect(png.toString('latin1', png.length - 8, png.length - 4)).toBe('IEND')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe('share pictures', () => {
  const cards = pages.filter(isListed).map(({ path }) => [path, built(cardOf(path))] as const)

  it.each(cards)('%s has one of the specified size', (_path, png) => {
    expect(sizeOf(png)).toEqual(CARD)
    expect(png.length).toBeGreaterThan(20_000)
    expect(png.length).toBeLessThan(90_000)
  })

  it('are all different', () => {
    expect(new Set(cards.map(([, png]) => png.toString('base64'))).size).toBe(cards.length)
  })
})

it('has icons of every listed size', () => {
  const { icons } = JSON.parse(builtText('/manifest.webmanifest'))
  expect(icons.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of icons) {
    const { width, height } = sizeOf(built(src))
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(sizeOf(built('/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
})

it('has a favicon.ico with three valid pictures', () => {
  const ico = built('/favicon.ico')
  expect(ico.readUInt32LE(0)).toBe(0x10000)
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
    const at = 6 + 16 * i
    const begins = ico.readUInt32LE(at + 12)
    const { width } = sizeOf(ico.subarray(begins, begins + ico.readUInt32LE(at + 8)))
    expect(width).toBe(ico.readUInt8(at))
    return width
  })
  expect(sizes).toEqual([16, 32, 48])
})
