import type { FieldNotes } from '../read/texts.ts'

/** Claims that a regulator or an ad platform would object to, and what breaks a page. The build refuses them. */
const REFUSED: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /\b(miracle|breakthrough|risk-free|cures)\b/i, name: 'a medical overclaim' },
  { pattern: /\b(HIPAA|ADA)[- ](compliant|certified)\b/i, name: 'a compliance seal' },
  { pattern: /\bguaranteed patients\b(?!”)/i, name: 'guaranteed patients (allowed only in quotes)' },
]

/**
 * Returns what a text can't say, as a predicate after "it", or null.
 * @param slots placeholders that the text must carry, such as `when` for `{when}`; it may carry one like `phone?`
 */
export function faultIn(text: string, slots: readonly string[] = []): string | null {
  const tokens = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const known = slots.map((name) => name.replace('?', ''))
  const unknown = tokens.find((name) => !known.includes(name))
  if (unknown)
    return `has {${unknown}}, which isn’t filled here; ${known.length > 0 ? `known are {${known.join('}, {')}}` : 'a figure has a name with a dot, like {promises.capacity.newPracticesPerMonth}'}`
  const missing = slots.find((name) => !name.endsWith('?') && !tokens.includes(name))
  if (missing) return `must carry {${missing}}`
  const refused = REFUSED.find(({ pattern }) => pattern.test(text))
  return refused
    ? `says “${refused.pattern.exec(text)?.[0]}”: ${refused.name}, which the site does not claim`
    : null
}

/** Returns what would read or look better, as sentences without a period. */
export function adviceOn(value: string | readonly unknown[], notes: FieldNotes): string[] {
  const [size, unit] =
    typeof value !== 'string'
      ? [value.length, 'entries']
      : notes.kind === 'text' && notes.unit === 'words'
        ? [countWords(value), 'words']
        : [value.length, 'characters']
  const room =
    size < notes.min || size > notes.max
      ? [`has ${size} ${unit}; ${notes.min} to ${notes.max} read best here`]
      : []
  return typeof value === 'string' ? [...room, ...tics(value)] : room
}

/** Word count, for limits in words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/**
 * The turns of phrase the site does not use, each with what to write instead. They read as translated, poetic or
 * British to an American practice owner. The build warns of them, all at once.
 */
const VOICE_RULES: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern:
      /\bunlock|\belevat(?:e|es|ed|ing)\b|\bseamless|\bsupercharg|\bgame[- ]chang|\bcutting[- ]edge|\bfast-paced\b/i,
    instead: 'what happens, in plain words',
  },
  { pattern: /\b(?:it|this|that)[’']s not\b[^.]*[,;.]\s*(?:it|this|that)[’']s\b/i, instead: 'what it is' },
  // The specification has two exceptions.
  { pattern: /(?<!^Oops|^Unexpected Application Error)!/, instead: 'a period' },
  { pattern: /^\s|\s$|\s{2}/, instead: 'one space between words, none around' },
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\bphone (?:us|or email)\b/i, instead: 'call us' },
  { pattern: /\bkept and accepted\b/i, instead: 'kept and turned into treatment' },
  { pattern: /\ball-in\b/i, instead: 'say what is in the price' },
  { pattern: /\b(?:keeps|holds) no answers\b/i, instead: 'doesn’t keep any answers' },
  { pattern: /\bwhoever\b/i, instead: 'if you…, or anyone who…' },
  { pattern: /\bnobody\b/i, instead: 'no one, or say who does not' },
  {
    pattern: /(?<![\w-])(?:stands?|stood)(?![\w-])(?! (?:by|out|up|for)\b)/i,
    instead: 'is, are, or appears',
  },
  { pattern: /\bfree times?\b/i, instead: 'open times' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  {
    pattern: /\band no (?!longer\b|one\b|others?\b)[\w-]+(?: [\w-]+)?(?=[.,;:]|$)/i,
    instead: 'not, or without',
  },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! longer\b| more\b| one\b)/i,
    instead: 'isn’t, or is not a',
  },
  { pattern: /\btrue to\b/i, instead: 'accurate as of' },
  { pattern: /\bthe sum\b|\bsums\b/i, instead: 'the total, the amount, or the math' },
  { pattern: /\bthe week did\b/i, instead: 'say what happened' },
  { pattern: /\bat the latest by\b/i, instead: 'by' },
  { pattern: /\bis told to (?:you|us)\b/i, instead: 'we tell you' },
  { pattern: /\blook among\b/i, instead: 'check' },
  { pattern: /\b(?:un)?tick(?:s|ed|ing)?\b/i, instead: 'check, unchecked' },
  { pattern: /\bdearer\b/i, instead: 'more expensive, or costs more' },
  { pattern: /\bby post\b/i, instead: 'by mail' },
  { pattern: /\b(?:your|the) book is full\b/i, instead: 'your schedule is full' },
  { pattern: /\bmasonry\b|\bshel(?:f|ves)\b/i, instead: 'the plain word, without the metaphor' },
  { pattern: /(?<!\b(?:warning|capital|cover|demand|US) )\bletters?\b/i, instead: 'email' },
  { pattern: /\bwants (?:a|an|whole|numbers?)\b/i, instead: 'Enter … , with an example' },
  { pattern: /\bmay we\b/i, instead: 'can we' },
  { pattern: /\byou have an answer\b/i, instead: 'we’ll answer' },
  { pattern: /\bif you think about suicide\b/i, instead: 'if you are thinking about suicide' },
  { pattern: /\byours to know\b/i, instead: 'here is …' },
  { pattern: /\bshall\b/i, instead: 'will, or must' },
  {
    pattern: /\b(?:hence|thus|whilst|henceforth|thereof|therein)\b/i,
    instead: 'so, while, or the plain word',
  },
  {
    pattern:
      /\b\w*(?:colour|favour|honour|behaviour|centre|cheque|licence|programme|judgement|enquir|catalogue|anaesth|orthopaed|paediatr|haemorrh)\w*|\b(?:organ|optim|recogn|special|real|minim|maxim|author|util|priorit)is(?:e|ed|es|ing|ation|ations)\b|\banalys(?:e|ed|ing)\b|\bpractis(?:e|ed|ing)\b/i,
    instead: 'the American spelling',
  },
  { pattern: /—[^.?!]*—[^.?!]*—/, instead: 'two sentences' },
  {
    pattern:
      /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b/i,
    instead: 'figures: 25, not twenty-five',
  },
  {
    pattern: /\$[\d,]+ ?(?:-|(?:to|–) (?=\d))|(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/,
    instead: 'an en dash in labels and after $ ($5,000–$15,000, 4–6 weeks), or 4 to 6 weeks in a sentence',
  },
  {
    pattern: /\b\d+–\d+ (?:business )?(?:minutes|hours|days|weeks|months)\b[^.]*\.(?:\s|$)/,
    instead: '4 to 6 weeks in a sentence; the en dash is for labels and tables',
  },
  { pattern: /\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)(?!\w)|(?<![:\d])\b\d{1,2} (?:AM|PM)\b/, instead: '9:00 AM' },
]

/** Returns how to reword each tic in a text: `says “nobody”; write: no one, or say who does not`. */
export function tics(text: string): string[] {
  return VOICE_RULES.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)
    return found ? [`says “${found[0]}”; write: ${instead}`] : []
  })
}
