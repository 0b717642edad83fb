import { faq } from './content/faq.ts'
import { heroContent } from './content/hero.ts'
import { method } from './content/method.ts'
import { reasons } from './content/reasons.ts'
import { termsContent } from './content/terms.ts'
import type { Home } from './content.schema.ts'

/** The home page's content in reading order. Each part is validated in its own file, so errors name that file. */
export const home: Home = {
  meta: heroContent.meta,
  hero: heroContent.hero,
  figures: heroContent.figures,
  problem: heroContent.problem,
  methodology: method.methodology,
  assessment: method.assessment,
  guides: method.guides,
  journey: method.journey,
  differentiators: reasons.differentiators,
  comparison: reasons.comparison,
  beforeAfter: reasons.beforeAfter,
  specialties: heroContent.specialties,
  caseStudies: termsContent.caseStudies,
  guarantee: termsContent.guarantee,
  strategyCall: termsContent.strategyCall,
  faq,
}
