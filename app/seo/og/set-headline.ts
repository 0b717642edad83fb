import { ContentError, shown } from '../../content/checks/content-error.ts'

/** A headline broken into lines, with its font size in pixels. */
export interface SetHeadline {
  size: number
  /** The plain part, then the turn, which starts a new line. */
  lines: { text: string; isTurn: boolean }[]
}

interface Measure {
  /** Width in pixels of a run of words at a font size. */
  width(text: string, isTurn: boolean, size: number): number
  column: number
  height: number
  leading: number
}

const SIZES = [88, 82, 76, 70, 64, 58, 52, 46]

/**
 * Breaks a headline into balanced lines at the largest size that fits.
 * @throws {ContentError} when it fits at no size.
 */
export function setHeadline(headline: { plain: string; turn: string }, measure: Measure): SetHeadline {
  const parts = [
    { text: headline.plain, isTurn: false },
    { text: headline.turn, isTurn: true },
  ].filter(({ text }) => text !== '')
  for (const size of SIZES) {
    const lines = parts.flatMap(({ text, isTurn }) => {
      const width = (run: string) => measure.width(run, isTurn, size)
      return evenLines(text, width, measure.column).map((line) => ({ text: line, isTurn }))
    })
    const fits = lines.every(({ text, isTurn }) => measure.width(text, isTurn, size) <= measure.column)
    if (fits && lines.length * size * measure.leading <= measure.height) return { size, lines }
  }
  const text = `${headline.plain} ${headline.turn}`.trim()
  throw ContentError.at('A headline', shown(text), 'does not fit on the page’s share picture; shorten it')
}

/** Breaks text into as few lines as the column allows, and as even: in the narrowest column that needs no more lines. */
export function evenLines(text: string, width: (run: string) => number, column: number): string[] {
  const words = text.split(' ')
  const fewest = fill(words, width, column)
  for (let share = 0.98; share > 0.4; share -= 0.02) {
    const lines = fill(words, width, column * share)
    if (lines.length > fewest.length || lines.some((line) => width(line) > column * share)) break
    fewest.splice(0, fewest.length, ...lines)
  }
  return fewest
}

function fill(words: readonly string[], width: (run: string) => number, column: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && width(`${last} ${word}`) <= column) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
