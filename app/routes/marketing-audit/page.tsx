import { type CheckedAnswers, checkedAnswers } from '../../components/website-check/audit-answers.ts'
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
import { questionIds, stations } from './stations.ts'
import { WebsiteCheck } from './website-check.tsx'

export const handle = { style }

interface AuditData {
  answers: Answers
  /** What a check of the visitor's website answered, and the secret by which the address names it. */
  checked: CheckedAnswers
  secret: string | null
  hasWebsiteCheck: boolean
}

/** The answers are in the address, and those of a website check are filled in. They are not stored. */
export async function load({ query, site }: PageRequest): Promise<AuditData> {
  const secret = query.get('link')
  const check = secret ? await site.websiteChecks?.find(secret) : null
  const checked = check?.result ? checkedAnswers(check.result) : {}
  const filled = Object.fromEntries(Object.entries(checked).map(([id, { answer }]) => [id, answer]))
  return {
    answers: { ...filled, ...readAnswers(questionIds, query) },
    checked,
    secret: check?.result ? secret : null,
    hasWebsiteCheck: site.websiteChecks !== null,
  }
}

export function meta({ data }: PageProps<typeof load>) {
  const robots = data.secret === null ? {} : { robots: 'noindex' }
  const { answered, asked } = assess(stations, data.answers)
  const title = answered > 0 ? auditLabels.title(answered, asked) : labels.meta.title
  return { title, description: labels.meta.description, ...robots }
}

export function Page({ data: { answers, checked, secret, hasWebsiteCheck } }: PageProps<typeof load>) {
  return (
    <>
      <AuditHero />
      {hasWebsiteCheck ? <WebsiteCheck checked={checked} secret={secret} /> : null}
      {/* Woken early: the first link of the page leads into it. */}
      <Island name="audit" of={Audit} props={{ answers, checked, brand: site.brand }} wake="load" />
    </>
  )
}
