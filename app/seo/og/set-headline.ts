import { ContentError, shown } from '../../content/content-error.ts'

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

/** Weight of unevenness for a line that ends with a clause, to prefer such breaks. */
const CLAUSE = 0.25

/**
 * Breaks text into as few lines as the column allows, of even width, preferably at the end of a clause. A word wider
 * than the column gets its own line.
 */
export function evenLines(text: string, width: (run: string) => number, column: number): string[] {
  const words = text.split(' ')
  const fewest = fill(words, width, column)
  const goal = width(text) / fewest.length
  const cost = (line: string) => (width(line) - goal) ** 2 * (/[,:;.]$/.test(line) ? CLAUSE : 1)

  // Dynamic programming: the cheapest way to set the first n words in one line, then in two, and so on.
  let best: (Way | undefined)[] = [{ lines: [], cost: 0 }]
  for (let count = 0; count < fewest.length; count++) {
    const next: (Way | undefined)[] = []
    for (const [from, way] of best.entries()) {
      if (!way) continue
      for (let to = from + 1; to <= words.length; to++) {
        const line = words.slice(from, to).join(' ')
        if (width(line) > column && to > from + 1) break
        const total = way.cost + cost(line)
        if (total < (next[to]?.cost ?? Number.POSITIVE_INFINITY))
          next[to] = { lines: [...way.lines, line], cost: total }
      }
    }
    best = next
  }
  return best[words.length]?.lines ?? fewest
}

interface Way {
  lines: string[]
  cost: number
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
