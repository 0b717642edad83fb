import site from '../../../site.config.ts'
import { Island } from '../../islands/island.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { type Answers, readAnswers } from './answers.ts'
import { assess } from './assess.ts'
import Audit from './audit.island.tsx'
import { AuditHero } from './audit-hero.tsx'
import { auditLabels } from './audit-labels.ts'
import { questionIds } from './audit-view-model.ts'
import { marketingAudit as words } from './content.ts'
import style from './page.css?inline'

export const handle = { style }

const PATH = '/marketing-audit'

/** The answers are in the address, so that a page with answers is rendered on request. They are not stored. */
export function loader({ request }: Route.LoaderArgs): { answers: Answers } {
  return { answers: readAnswers(questionIds, new URL(request.url).searchParams) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { answered, asked } = assess(words.stations, loaderData?.answers ?? {})
  const title = answered > 0 ? auditLabels.title(answered, asked) : words.meta.title
  return pageMeta({ path: PATH, title, description: words.meta.description })
}

export default function MarketingAuditScreen({ loaderData: { answers } }: Route.ComponentProps) {
  const [first = ''] = questionIds
  return (
    <>
      <AuditHero words={words} first={first} brand={site.brand} />
      {/* Woken early: the first link of the page leads into it. */}
      <Island name="audit" of={Audit} props={{ answers, path: PATH, brand: site.brand }} wake="load" />
    </>
  )
}
