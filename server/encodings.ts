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
        },
      })
    case 'zstd':
      return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 3 } })
    case 'gzip':
      return zip(bytes, { level: best ? 9 : 6 })
  }
}
