import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, encode } from './encodings.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['brotli, gzip2', null],
  ['', null],
  [undefined, null],
])('%s is answered with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'zstd', 'gzip'])).toBe(expected)
})

it.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s comes out as it went in', async (name, decode) => {
  const text = Buffer.from('A practice owner books a call. '.repeat(40))
  for (const best of [true, false]) {
    const encoded = await encode(text, name, { best })
    expect(encoded.length).toBeLessThan(text.length / 4)
    expect(decode(encoded)).toEqual(text)
  }
})
