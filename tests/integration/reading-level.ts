import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { textOf } from '../../app/seo/site-files/read-page.ts'

export interface ReadingLevel {
  /** Flesch-Kincaid grade (Kincaid et al., 1975): years of school that the text needs. */
  grade: number
  words: number
  /** The sentences that raise the grade most, hardest first. */
  hardest: { grade: number; sentence: string }[]
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })
const TAGS = 'p|li|dd|dt|td|th|figcaption|blockquote|summary|h1|h2|h3|h4|label|button|a'
const BLOCK = new RegExp(`<(${TAGS})\\b[^>]*>(.*?)</\\1>`, 'gs')
const NESTED = /<(?:p|li|dd|dt|td|th|figcaption|blockquote|summary|ul|ol|dl|table|h[1-4]|div)\b[^>]*>/

/** The texts of the elements that hold words, in the order of the page; an element within another one counts once. */
export function blocksOf(html: string): string[] {
  const shown = html.replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
  return [
    ...new Set(
      [...shown.matchAll(BLOCK)]
        .flatMap(([, , inner = '']) => inner.split(NESTED))
        .map((part) => textOf(part))
        .filter((text) => text !== ''),
    ),
  ]
}

/**
 * Measures the running text of HTML: whole sentences in paragraphs, list items and cells. Headings, labels and
 * figures are no sentences and would lower the grade.
 */
export function readingLevel(html: string): ReadingLevel {
  const sentences = blocksOf(html)
    .flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.?:]”?$/.test(sentence) && wordsOf(sentence).length > 3)
  const counted = sentences.map((sentence) => ({ sentence, ...count(sentence) }))
  const words = counted.reduce((sum, { word }) => sum + word, 0)
  const syllables = counted.reduce((sum, entry) => sum + entry.syllable, 0)
  return {
    grade:
      sentences.length === 0
        ? 0
        : fleschKincaid({ sentence: sentences.length, word: words, syllable: syllables }),
    words,
    hardest: counted
      .map(({ sentence, word, syllable }) => ({
        sentence,
        grade: fleschKincaid({ sentence: 1, word, syllable }),
      }))
      .sort((a, b) => b.grade - a.grade)
      .slice(0, 12),
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[\s/]+/).filter((word) => /[\p{L}\d]/u.test(word))
}

function count(sentence: string): { word: number; syllable: number } {
  const words = wordsOf(sentence)
  return {
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  }
}
