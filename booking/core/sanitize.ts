/** Control characters, line separators, bidirectional marks and zero-width blanks: never typed into a one-line field. */
export const UNPRINTABLE =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/u
export const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n\t]/u

/** The name if it is plausible, otherwise null: anybody can have a greeting with any text mailed to any address. */
export function greetableName(name: string): string | null {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  const letters = /^[\p{L}\p{M}'’.\- ]{1,40}$/u.test(trimmed) && trimmed.split(' ').length <= 4
  const linkable = /\.\S/.test(trimmed)
  return letters && !linkable ? trimmed : null
}

const UNPRINTABLES = new RegExp(UNPRINTABLE.source, 'gu')

/** One line without the characters that would reorder or hide the text beside it; line breaks become spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNPRINTABLES, '')
    .trim()
}

/** `oneLine` for each line. */
export function printableLines(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map(oneLine)
    .join('\n')
    .trim()
}

/** `oneLine`, truncated to `max` characters. */
export function shortLine(text: string, max: number): string {
  const characters = [...oneLine(text)]
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`
}
