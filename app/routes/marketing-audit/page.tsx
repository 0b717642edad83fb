import { PageHeading } from '../../components/page-heading.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import {
  type CheckedAnswers,
  checkedAnswers,
  MAX_CHECKED,
} from '../../components/website-check/audit-answers.ts'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { site } from '../../content/site/site.data.ts'
import { websiteCheckContent } from '../../content/site/website-check.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { readAnswers } from './answers.ts'
import Audit from './audit.island.tsx'
import { auditLabels } from './audit-labels.ts'
import { marketingAudit as labels } from './content.data.ts'
import style from './page.css?inline'
import { assess } from './result/assess.ts'
import { leftAfter } from './result/audit-view-model.ts'
import { questionIds, stations } from './stations.ts'

export const handle = { style }

/** The answers are in the address, and those of a website check are filled in. They are not stored. */
export async function load({ query, site }: PageRequest) {
  const secret = query.get('link')
  const check = secret ? await site.websiteChecks?.find(secret) : null
  const checked: CheckedAnswers = check?.result ? checkedAnswers(check.result) : {}
  const filled = Object.fromEntries(Object.entries(checked).map(([id, { answer }]) => [id, answer]))
  return {
    answers: { ...filled, ...readAnswers(questionIds, query) },
    /** What a check of the visitor's website answered, and the secret by which the address names it. */
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

/** What the audit is, and what to have at hand. */
function AuditHero() {
  return (
    <div className="page-container grid items-end gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <PageHeading content={labels} />
        <p className="mt-6 max-w-[36rem] text-lead text-soft">{labels.lead}</p>
        <div className="no-print mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={`#${questionIds[0]}`} className="secondary-button w-full py-3.5 sm:w-auto">
            {labels.begin}
          </a>
          <p className="text-small text-soft">
            {labels.aside.text}{' '}
            <a className="link" href="/book">
              {labels.aside.label}
            </a>
          </p>
        </div>
      </div>
      <section aria-labelledby="before" className="card no-print">
        <Headline id="before" className="text-minor" text={labels.preparation.heading} />
        <dl className="mt-3">
          {labels.preparation.lines.map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-x-5 border-t border-rule py-3 text-small sm:grid-cols-[6.5rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

const { field } = websiteCheckContent

/** The field that starts a website check, or what it has answered already. */
function WebsiteCheck({ checked, secret }: { checked: CheckedAnswers; secret: string | null }) {
  const [headline, lead] = secret
    ? [auditLabels.filledIn(Object.keys(checked).length), auditLabels.left(leftAfter(checked))]
    : [field.heading, fillPlaceholders(field.text, { count: String(MAX_CHECKED) })]
  return (
    <section aria-labelledby="website-check" className="no-print border-y border-rule bg-leaf">
      <div className="page-container section-slim grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <Heading id="website-check" content={{ headline }} lead={lead} quiet />
        {secret ? (
          <a className="link self-end" href={`/website-check?link=${secret}`}>
            {labels.form.checked}
          </a>
        ) : (
          <CheckForm />
        )}
      </div>
    </section>
  )
}
