import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'zstd' | 'gzip'

/** Ours in the order of what is smallest for text, with the ending of a file that is so encoded. */
export const encodings: readonly { name: Encoding; ending: string }[] = [
  { name: 'br', ending: '.br' },
  { name: 'zstd', ending: '.zst' },
  { name: 'gzip', ending: '.gz' },
]

/**
 * Picks the first of those `offered`, ours unless said otherwise, that an Accept-Encoding header allows (RFC 9110,
 * 12.5.3); null means unencoded.
 * A weight of nought forbids; other weights are not compared, because every browser sends none.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings.map(({ name }) => name),
): Encoding | null {
  const weights = new Map<string, number>()
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return offered.find(allowed) ?? null
}

/**
 * Compresses a text. `best` takes about a tenth of a second for a page and is for what is kept;
 * otherwise it takes a few milliseconds and is for what is sent once.
 */
export async function encode(
  bytes: Buffer,
  encoding: Encoding,
  { best }: { best: boolean },
): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        },
      })
    case 'zstd':
      return zstd(bytes, {
        params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 3 },
        // Told the size, it takes a window to match, as above.
        pledgedSrcSize: bytes.length,
      })
    case 'gzip':
      return zip(bytes, { level: best ? 9 : 6 })
  }
}

/**
 * The smallest brotli window that holds the whole text. The usual one is 4 MB whatever the text's size, and its
 * tables take 40 MB and half of the time to set up.
 */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}
