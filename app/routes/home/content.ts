import type { Home } from '../../content/home.schema.ts'
import { faq } from './content/faq.ts'
import { first } from './content/hero.ts'
import { method } from './content/method.ts'
import { reasons } from './content/reasons.ts'
import { closing } from './content/terms.ts'

/** The home page's content in reading order. Each part is validated in its own file, so errors name that file. */
export const home: Home = {
  meta: first.meta,
  hero: first.hero,
  figures: first.figures,
  problem: first.problem,
  methodology: method.methodology,
  assessment: method.assessment,
  guides: method.guides,
  journey: method.journey,
  differentiators: reasons.differentiators,
  comparison: reasons.comparison,
  beforeAfter: reasons.beforeAfter,
  specialties: reasons.specialties,
  caseStudies: closing.caseStudies,
  commitment: closing.commitment,
  strategyCall: closing.strategyCall,
  faq,
  closing: closing.closing,
}
