import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The supported encodings, smallest result first, with the ending of a file that is so encoded. */
export const encodings: readonly { name: Encoding; ending: string }[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/**
 * The first of `offered` that an Accept-Encoding header allows (RFC 9110, 12.5.3); null means unencoded. A weight of
 * zero forbids; other weights are not compared, because no browser sends any.
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return offered.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null
}

/** Compresses a text. `best` takes about a tenth of a second for a page, otherwise it takes a few milliseconds. */
export async function encode(
  bytes: Buffer,
  encoding: Encoding,
  { best }: { best: boolean },
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return zip(bytes, { level: best ? 9 : 6 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // The default is a window of 4 MB whatever the text's size: its tables take 40 MB and half of the time.
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  })
}

/** The smallest brotli window, in bits, that holds the whole text. */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}
