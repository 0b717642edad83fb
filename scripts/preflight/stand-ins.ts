import type { Site } from '../../app/content/site.schema.ts'
import { type Finding, placeOf, type SourceText } from './finding.ts'

/** The brand of a fresh checkout. */
const STAND_IN_BRAND = /\bWellbooked\b/i
/** Exchange 555: kept by the North American Numbering Plan for fiction and directory services. */
export const FICTIONAL_NUMBER = /\(?\b\d{3}\)?[ .-]?555[ .-]?\d{4}\b/
/** Domains that RFC 2606 reserves for examples and tests. */
const RESERVED_DOMAIN = /\bexample\.(com|net|org)\b|[\w-]\.(example|test|invalid)\b(?!\()|\blocalhost\b/i
const DEMO_FLAG = /\bdemo:\s*true\b/

/** Whether an address, e-mail or URL can only be a placeholder. */
export function isReserved(address: string): boolean {
  return RESERVED_DOMAIN.test(address)
}

/** The owner's facts that still have the placeholder values of a fresh checkout. `source` is `site.config.ts`. */
export function factFindings(site: Site, source: SourceText): Finding[] {
  const findings: Finding[] = []
  const add = (what: string, todo: string, wanted: string) =>
    findings.push({ kind: 'stand-in', what, todo, places: [placeOf(source, wanted)] })

  if (site.demoContent) {
    add(
      'The site calls its own content demo content.',
      'Set demoContent to false once every fact is your own.',
      'demoContent:',
    )
  }
  if (STAND_IN_BRAND.test(site.brand)) {
    add(`The brand is the stand-in "${site.brand}".`, 'Set your own brand.', 'brand:')
  }
  if (STAND_IN_BRAND.test(site.legalName)) {
    add(`The legal name is the stand-in "${site.legalName}".`, 'Set your own.', 'legalName:')
  }
  if (/^\+1\d{3}555\d{4}$/.test(site.phone.dial) || FICTIONAL_NUMBER.test(site.phone.display)) {
    add(`${site.phone.display} is a number that no one answers.`, 'Set your own number, twice.', 'phone:')
  }
  if (isReserved(site.email)) {
    add(`Mail to ${site.email} reaches no one.`, 'Set an address that you read.', site.email)
  }
  if (/\bexample\b/i.test(site.address.street)) {
    add(`"${site.address.street}" is not an address; mail must carry a real one.`, 'Set your own.', 'street:')
  }
  if (isReserved(site.strategyCall.videoLink)) {
    add(
      'The video link of every invitation leads nowhere.',
      'Set the address of your video room.',
      'videoLink:',
    )
  }
  if (!site.people.some(({ photo }) => photo)) {
    add(
      'The site shows no one who works there.',
      'Add at least one person with a photo, with their consent.',
      'people:',
    )
  }
  return findings
}

/**
 * Figures that the specification leaves to the owner and that are not confirmed yet.
 * @param source `app/content/promises.ts`
 */
export function figureFindings(
  adBudget: { minimumDollarsPerMonth: number; minimumIsConfirmed: boolean },
  source: SourceText,
): Finding[] {
  if (adBudget.minimumIsConfirmed) return []
  return [
    {
      kind: 'stand-in',
      what: `The minimum ad budget of $${adBudget.minimumDollarsPerMonth.toLocaleString('en-US')} a month is a stand-in.`,
      todo: 'Set adBudget.minimumDollarsPerMonth to your own, and minimumIsConfirmed to true.',
      places: [placeOf(source, 'minimumDollarsPerMonth:')],
    },
  ]
}

/** Placeholders in the content files. Lines of comments are skipped: visitors never see them. */
export function contentFindings(sources: SourceText[]): Finding[] {
  const checks = [
    {
      pattern: DEMO_FLAG,
      what: 'Invented content, marked as a demo',
      todo: 'Replace it with your own, or delete the file.',
    },
    {
      pattern: FICTIONAL_NUMBER,
      what: 'A number that no one answers',
      todo: 'Use {phone}, or your own number.',
    },
    { pattern: RESERVED_DOMAIN, what: 'An example address', todo: 'Use a real address.' },
    { pattern: STAND_IN_BRAND, what: 'The stand-in brand, typed out', todo: 'Use {brand} instead.' },
  ]
  return checks.flatMap(({ pattern, what, todo }) => {
    const places = sources.flatMap(({ file, text }) =>
      text
        .split('\n')
        .map((line, n) => ({ file, line: n + 1, text: line.trim() }))
        .filter(({ text }) => !/^(\/\/|\/?\*|<!--)/.test(text) && pattern.test(text)),
    )
    return places.length
      ? [{ kind: 'stand-in' as const, what: `${what} (${places.length}).`, todo, places }]
      : []
  })
}
