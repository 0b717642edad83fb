import statement from './accessibility.md?raw'
import { statementSections } from './accessibility.schema.ts'
import type { LegalText } from './legal.schema.ts'
import { closingStep, legalLabels as labelsSchema } from './legal-screens.schema.ts'
import { labels as legalLabels } from './legal-screens.ts'
import { readLegalText } from './legal-text.ts'
import type { OwnerFacts } from './legal-tokens.ts'
import { checkWords } from './schema.ts'

/**
 * The accessibility statement with the owner's facts and every figure filled in. Read in a loader, so that the
 * parsers stay out of the browser.
 * @throws {FrontMatterError} when its file breaks its rules, which stops the build.
 */
export function accessibilityStatement(owner: OwnerFacts): LegalText {
  return readLegalText('words/accessibility.md', statement, statementSections, owner)
}

/** What stands around the statement: the same as around a legal text, but for its two days. */
export const labels = checkWords('words/accessibility.ts (labels)', labelsSchema, {
  ...legalLabels,
  effective: 'Tested',
  updated: 'Reviewed',
})

export const closing = checkWords('words/accessibility.ts (closing)', closingStep, {
  text: 'The booking page works by keyboard, and without scripts. So does a phone.',
  label: 'Book your free strategy call',
  href: '/book',
})
