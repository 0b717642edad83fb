// Texts that are as hard to read as possible, each made in the length that is asked for.

export const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
/** As many different names as there is room for. */
export const names = (length: number) =>
  Array.from({ length: Math.floor(length / 4) }, (_, n) => n.toString(36).padStart(3, '0')).join('&')
/** A repeated part between a beginning and an end. */
export const between = (before: string, part: string, after: string) => (length: number) =>
  before + repeated(part)(length - before.length - after.length) + after

export const FORMS = [
  names,
  repeated('a&'),
  repeated('a=b&'),
  repeated('%41'),
  repeated('%'),
  repeated('+'),
  repeated('='),
]

export const FIELDS = [
  names,
  repeated('email=a&'),
  between('name=', '%20', ''),
  between('note=', '%0D%0A', 'x'),
]

export const TEXTS = [
  ...[
    repeated('a'),
    repeated(' '),
    repeated('a '),
    repeated('.'),
    repeated('a.'),
    repeated('@'),
    repeated('a@'),
  ],
  ...[repeated('1'), repeated('-'), repeated('\u202e'), repeated('\r\n'), repeated('+'), repeated('é')],
  ...[
    between(' ', ' ', 'x'),
    between('a', ' ', 'a'),
    between('a@', 'a.', '!'),
    between('a', '+a', '@gmail.com'),
  ],
]
