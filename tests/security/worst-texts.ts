// Functions that return a text of the given length which is as hard to read as possible.

export const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
/** A repeated part between a beginning and an end. */
export const between = (before: string, part: string, after: string) => (length: number) =>
  before + repeated(part)(length - before.length - after.length) + after
/** As many different names as fit into the length. */
const names = (length: number) =>
  Array.from({ length: Math.floor(length / 4) }, (_, n) => n.toString(36).padStart(3, '0')).join('&')

export const FORMS = [names, repeated('a=b&'), repeated('%'), repeated('=')]

export const TEXTS = [
  ...[repeated('a '), repeated('a.'), repeated('a@'), repeated('1'), repeated('\r\n')],
  ...[between(' ', ' ', 'x'), between('a@', 'a.', '!')],
]
