import { site } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { type Answers, readAnswers } from './answers.ts'
import Audit from './audit.island.tsx'
import { AuditHero } from './audit-hero.tsx'
import { auditLabels } from './audit-labels.ts'
import { marketingAudit as labels } from './content.data.ts'
import style from './page.css?inline'
import { assess } from './result/assess.ts'
import { questionIds } from './result/audit-view-model.ts'

export const handle = { style }

/** The answers are in the address. They are not stored. */
export function load({ query }: PageRequest): { answers: Answers } {
  return { answers: readAnswers(questionIds, query) }
}

export function meta({ data }: PageProps<typeof load>) {
  const { answered, asked } = assess(labels.stations, data.answers)
  const title = answered > 0 ? auditLabels.title(answered, asked) : labels.meta.title
  return { title, description: labels.meta.description }
}

export function Page({ data: { answers } }: PageProps<typeof load>) {
  return (
    <>
      <AuditHero />
      {/* Woken early: the first link of the page leads into it. */}
      <Island name="audit" of={Audit} props={{ answers, brand: site.brand }} wake="load" />
    </>
  )
}
