import { PageHeading } from '../../components/page-heading.tsx'
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
import { StationList } from './result/station-list.tsx'
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
      <AuditHero checked={checked} secret={secret} hasWebsiteCheck={hasWebsiteCheck} />
      {/* Woken early: the first link of the page leads into it. */}
      <Island of={Audit} props={{ answers, checked, brand: site.brand }} client="load" />
    </>
  )
}

/** The field that starts a website check, or what it has answered, beside a result in miniature. */
function AuditHero({ checked, secret, hasWebsiteCheck }: Omit<Awaited<ReturnType<typeof load>>, 'answers'>) {
  return (
    <div className="page-container grid items-center gap-x-16 gap-y-9 pt-8 pb-10 lg:grid-cols-[7fr_5fr] lg:py-12">
      <div>
        <PageHeading content={labels} />
        {secret ? (
          <h2 className="mt-6 text-minor">{auditLabels.filledIn(Object.keys(checked).length)}</h2>
        ) : (
          <p className="mt-6 max-w-lead text-lead text-soft">{labels.lead}</p>
        )}
        <div className="no-print mt-6">
          {secret ? (
            <p className="text-soft">
              {auditLabels.left(leftAfter(checked))}{' '}
              <a className="link" href={`/website-check?link=${secret}`}>
                {labels.form.checked}
              </a>
            </p>
          ) : hasWebsiteCheck ? (
            <>
              <p className="mb-5 max-w-lead">
                {fillPlaceholders(websiteCheckContent.field.text, { count: String(MAX_CHECKED) })}
              </p>
              <CheckForm />
            </>
          ) : null}
          <p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3 text-small">
            <a href={`#${questionIds[0]}`} className="link">
              {labels.begin}
            </a>
            <span className="text-soft">
              {labels.aside.text}{' '}
              <a className="link" href="/book">
                {labels.aside.label}
              </a>
            </span>
          </p>
        </div>
      </div>
      <AuditExample />
    </div>
  )
}

const { example } = labels
const sample = assess(stations, example.answers)

/** A result in miniature: the path of a made-up practice, the step that loses its patients, and its first fix. */
function AuditExample() {
  return (
    <section aria-labelledby="example" className="card no-print">
      <h2 id="example" className="text-minor">
        {example.heading}
      </h2>
      <p className="mt-1 text-small text-soft">{example.text}</p>
      <StationList
        stations={sample.stations}
        ringed={sample.stations.find(({ status }) => status === 'broken')?.id}
      />
      <p className="mt-4 text-small">
        <span className="block text-soft">{labels.result.summary.first}</span>
        <strong className="font-semibold">{sample.fixes[0]?.fix.title}</strong>
      </p>
    </section>
  )
}
