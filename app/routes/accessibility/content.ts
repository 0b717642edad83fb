import { checkContent } from '../../content/checks/fields.schema.ts'
import type { LegalText } from '../../content/legal/legal.schema.ts'
import { closingStep, legalLabels as labelsSchema } from '../../content/legal/legal-screens.schema.ts'
import { labels as legalLabels } from '../../content/legal/legal-screens.ts'
import { readLegalText } from '../../content/legal/legal-text.ts'
import type { OwnerFacts } from '../../content/legal/legal-tokens.ts'
import statement from './content.md?raw'

/** Sections of the statement, in the order of the W3C's generator (w3.org/WAI/planning/statements). */
const statementSections = [
  'commitment',
  'status',
  'tests',
  'results',
  'limits',
  'technology',
  'feedback',
  'review',
] as const

/**
 * The accessibility statement with placeholders replaced. Call it in a loader only, so that the parsers stay out of
 * browser bundles.
 * @throws {ContentError} if its file is invalid, which stops the build
 */
export function accessibilityStatement(owner: OwnerFacts): LegalText {
  return readLegalText('app/routes/accessibility/content.md', statement, statementSections, owner)
}

/** Labels of a legal text, with other names for the two dates. */
export const labels = checkContent('app/routes/accessibility/content.ts (labels)', labelsSchema, {
  ...legalLabels,
  effective: 'Tested',
  updated: 'Reviewed',
})

export const closing = checkContent('app/routes/accessibility/content.ts (closing)', closingStep, {
  text: 'You can book by keyboard, without JavaScript, or by phone.',
  label: 'Book your free strategy call',
  href: '/book',
})
