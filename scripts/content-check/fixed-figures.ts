import { fillNames } from '../../app/content/read/fill-names.ts'
import { names } from '../../app/content/read/names.ts'
import { at, type Fact, textOf } from './facts.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const DIGITS = ONES.split(' ').slice(1, 10)
/** The numbers below a hundred in words, each at its own index. */
const WORDS = [
  ...ONES.split(' '),
  ...TENS.split(' ').flatMap((ten) => [ten, ...DIGITS.map((digit) => `${ten}-${digit}`)]),
]

const NUMBER = `(?:\\$?\\d[\\d,]*(?:\\.\\d+)?|${WORDS.toReversed().join('|')})`
/** A promise by its name, or a figure that is written out: 90, 90th, ninety, 4–6, 4 to 6. */
const FIGURE = new RegExp(
  `\\{promises\\.(?<name>[\\w.]+)[^}]*\\}|(?<![\\w.,$–-])${NUMBER}(?:st|nd|rd|th|(?: to |[–-]\\u2060?)${NUMBER})?(?!\\w|[.,:]\\d)`,
  'gi',
)
/** Files in which no promise is filled in. */
const UNFILLED = /^people\/|^site\.yaml$/
const TIME = /^(second|minute|hour|day|week|month|year|%)$/

/** A figure in a sentence. */
interface Figure {
  /** The promise that fills it; undefined for one that is written out. */
  name: string | undefined
  /** `90`, `4 to 6`; undefined for a promise that is no figure. */
  value: string | undefined
  /** What the words around it say that it means, each with what it counts: `within # day` and `day #` count days. */
  meanings: { phrase: string; unit: string }[]
}

function figuresIn(sentence: string): Figure[] {
  const text = sentence.replace(/\{(if [^}]*|end if)\}/g, '')
  return [...text.matchAll(FIGURE)].map(({ 0: written, index, groups }) => {
    const value = groups?.name ? promisedFigure(groups.name) : plain(written)
    const [before, after] = [text.slice(0, index), text.slice(index + written.length)]
    return { name: groups?.name, value, meanings: meaningsOf(before, written, after, Number(value) <= 5) }
  })
}

/** Writes a figure in one way: `Ninety` and `90th` become `90`, and `4–6` becomes `4 to 6`. */
function plain(figure: string): string {
  const ends = figure.toLowerCase().split(/ to |–\u2060?|(?<=\d)-\u2060?(?=[\d$])/)
  const numbers = ends.map((one) =>
    WORDS.includes(one) ? WORDS.indexOf(one) : one.replace(/[$,]|[a-z]+$/g, ''),
  )
  return numbers.join(' to ')
}

/** Returns the figure that a promise is; nothing for a text, and for a part of a range or of a list. */
function promisedFigure(name: string): string | undefined {
  if (/\.(from|to|\d+)$/.test(name)) return undefined
  const value = fillNames(`{promises.${name}}`, names, () => {})
  if (typeof value === 'number') return String(value)
  return value instanceof Object && 'from' in value && 'to' in value
    ? `${value.from} to ${value.to}`
    : undefined
}

function meaningsOf(before: string, figure: string, after: string, isSmall: boolean): Figure['meanings'] {
  if (/\$.*\$|as money/.test(figure) || (figure.startsWith('$') && after.startsWith(' a month')))
    return [{ phrase: '$', unit: '$' }]
  const [, lead] = /\b(?!and )(\w+) $/.exec(before.toLowerCase()) ?? []
  const [, word = '', next = ''] =
    /^[ -]?(%(?: of)?(?: the)?|\w{3,})(?:[ -](\w+))?/.exec(after.toLowerCase()) ?? []
  const isPlural = (one: string) => /[^s]s$/.test(one)
  const unit = (isPlural(next) && !isPlural(word) ? `${word} ${next}` : word).replace(/s$/, '')
  return [
    ...(lead && unit ? [{ phrase: `${lead} # ${unit}`, unit }] : []),
    // A time, a percentage and a small count can be anything's: they take a word before them.
    ...(unit && !TIME.test(unit) && (!isSmall || unit.includes(' ')) ? [{ phrase: `# ${unit}`, unit }] : []),
    ...(lead && TIME.test(lead) ? [{ phrase: `${lead} #`, unit: lead }] : []),
    ...(/\d(st|nd|rd|th)$/.test(figure) ? [{ phrase: `${unit} #`, unit }] : []),
  ]
}

/**
 * Returns findings for sentences that write out a promise's figure, and would go on saying it after a change of
 * `promises.yaml`. It is a promise's figure when other sentences name that promise for the same unit and name a promise
 * between the same words. A sentence with a source states the figure of its source.
 */
export function fixedFigures(texts: readonly Fact[]): string[] {
  const sentences = texts.flatMap((fact) =>
    textOf(fact)
      .split(/(?<=[.!?][”"’)]*)\s+/)
      .map((sentence) => ({ fact, sentence, figures: figuresIn(sentence) })),
  )
  const phrases = new Set<string>()
  const promised = new Map<string, Set<string>>()
  for (const { name, value, meanings } of sentences.flatMap(({ figures }) => figures))
    for (const { phrase, unit } of name && value ? meanings : []) {
      phrases.add(phrase)
      const key = `${value} ${unit}`
      promised.set(key, (promised.get(key) ?? new Set()).add(`{promises.${name}}`))
    }
  return sentences.flatMap(({ fact, sentence, figures }) =>
    figures.flatMap(({ name, value, meanings }) => {
      if (name || /\]\(#source-/.test(sentence)) return []
      const found = meanings
        .filter(({ phrase }) => phrases.has(phrase))
        .flatMap(({ unit }) => [...(promised.get(`${value} ${unit}`) ?? [])])
      if (found.length === 0) return []
      const advice = UNFILLED.test(fact.file)
        ? 'nothing fills in a name there, so say it without the figure'
        : `write ${[...new Set(found)].join(' or ')}`
      return [
        at(fact, `says ${value} in “${sentence.trim()}”, also after a change of promises.yaml; ${advice}`),
      ]
    }),
  )
}
