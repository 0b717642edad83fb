import cookiePolicy from './cookie-policy.md?raw'
import { type LegalPath, type LegalText, legalSections } from './legal.schema.ts'
import { readLegalText } from './legal-text.ts'
import type { OwnerFacts } from './legal-tokens.ts'
import privacyPolicy from './privacy-policy.md?raw'
import termsOfService from './terms-of-service.md?raw'

const texts: Readonly<Record<LegalPath, string>> = {
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/cookie-policy': cookiePolicy,
}

/**
 * The legal text at a path, with placeholders replaced. Call it in loaders only, so that the parsers stay out of
 * browser bundles.
 * @throws {ContentError} if its file is invalid, which stops the build
 */
export function legalText(path: LegalPath, owner: OwnerFacts): LegalText {
  return readLegalText(`app/content/legal${path}.md`, texts[path], legalSections[path], owner)
}
