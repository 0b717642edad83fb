/** The first and last byte of a part of a body. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a Range header (RFC 9110, 14.2) with one range of bytes.
 * @param size length of the whole body in bytes
 * @returns the part; 'unsatisfiable' when it begins behind the end; null when the whole body is the answer: without a
 *   header, with one of another form, and with several ranges, which a server may ignore
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return null
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < first) return null
  return first > last ? 'unsatisfiable' : { first, last }
}
