import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, encode } from './encodings.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['brotli, gzip2', null],
  [undefined, null],
])('%s is answered with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected)
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s comes out as it went in', async (name, decode) => {
  const text = Buffer.from('A practice owner books a call. '.repeat(40))
  for (const best of [true, false]) {
    const encoded = await encode(text, name, { best })
    expect(encoded.length).toBeLessThan(text.length / 4)
    expect(decode(encoded)).toEqual(text)
  }
})
