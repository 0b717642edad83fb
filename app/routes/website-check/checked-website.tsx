import { Fragment } from 'react'
import {
  CHECKS,
  type CheckResult,
  type Finding,
  firstProblems,
  GROUPS,
  isProblem,
  type Quote,
} from '../../../website-check/result.ts'
import CallNotes from '../../components/call-notes/call-notes.island.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { checkedAnswers } from '../../components/website-check/audit-answers.ts'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { promises } from '../../content/promises/promises.data.ts'
import { site as agency } from '../../content/site/site.data.ts'
import { websiteCheckContent as content } from '../../content/site/website-check.data.ts'
import { Island } from '../../islands/island.tsx'

const { result: labels } = content
const list = new Intl.ListFormat('en-US')

/** Beside these stand the sources for an attorney. */
const FOR_ATTORNEY: readonly string[] = ['ad-hosts', 'container-tags', 'recorders']

/** What a check found: first what stops a patient, then the rest in groups. */
export function CheckedWebsite({ result, secret }: { result: CheckResult; secret: string }) {
  const { site, pages, checkedAt, findings, fault } = result
  const first = firstProblems(findings)
  const problems = findings.filter(isProblem)
  const known = findings.filter((one) => one.answer !== 'unknown' && !first.includes(one))
  const asksAttorney = problems.some(({ check }) => FOR_ATTORNEY.includes(check))
  const sections = GROUPS.map((group) => ({
    id: group,
    heading: content.groups[group],
    findings: CHECKS[group].flatMap((id) => known.filter(({ check }) => check === id)),
  }))
  const headline = fillPlaceholders(fault ? labels.failed : labels.headline, { site })
  const zone = agency.strategyCall.officeZone
  const date = new Date(checkedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: zone })
  return (
    <div className="page-container py-14 md:py-20">
      <PageHeading
        content={{ kicker: content.kicker, headline }}
        className="max-w-headline text-major wrap-anywhere"
      />
      <p className="mt-4 max-w-wide text-soft wrap-anywhere">
        {fault
          ? content.faults[fault]
          : fillPlaceholders(labels.read, { date, pages: list.format(pages.map(pageName)) })}
      </p>
      {fault ? null : (
        <>
          <Findings id="first" heading={first[0] ? labels.firstHeading : labels.noneFirst} findings={first} />
          {sections.map((section) => (
            <Fragment key={section.id}>
              {section.findings.length > 0 ? <Findings {...section} /> : null}
              {section.id === 'trust' && asksAttorney ? <ForAttorney /> : null}
            </Fragment>
          ))}
          <Unknowns findings={findings} />
          {problems.length > 0 ? (
            <p className="mt-12 max-w-lead text-lead">
              {problems.some(({ check }) => check === 'treatment-pages') ? labels.alsoUs : labels.notNeeded}
            </p>
          ) : null}
          <div className="mt-12">
            <Limits />
          </div>
        </>
      )}
      <NextSteps result={result} secret={secret} problems={problems.length} />
    </div>
  )
}

/** Findings under a heading, those that need work first. */
function Findings(props: { id: string; heading: string; findings: readonly Finding[] }) {
  const { id, heading, findings } = props
  const ordered = findings.toSorted((a, b) => Number(isProblem(b)) - Number(isProblem(a)))
  return (
    <section aria-labelledby={id} className="mt-14">
      <Headline id={id} className="mb-5 text-middle" text={heading} />
      <ul className="border-t border-ink">
        {ordered.map((finding) => (
          <FindingShown key={finding.check} finding={finding} />
        ))}
      </ul>
    </section>
  )
}

/** One finding: what it means, the quotations, and the fix in one sentence. */
function FindingShown({ finding }: { finding: Finding }) {
  const { check, quotes, missing = [] } = finding
  const { name, good, bad, fix } = content.checks[check]
  const isBad = isProblem(finding)
  const parts = list.format(missing.map((part) => content.parts[part]))
  return (
    <li className="grid gap-x-10 gap-y-1 border-b border-rule py-5 break-inside-avoid md:grid-cols-[14rem_1fr]">
      <div>
        <h3 className="font-serif text-minor">{name}</h3>
        <p className={`text-fine ${isBad ? 'font-semibold' : 'text-soft'}`}>
          {isBad ? labels.bad : labels.good}
        </p>
      </div>
      <div className="max-w-wide min-w-0 text-small">
        <p>
          {isBad ? bad : good} {parts ? fillPlaceholders(labels.missing, { parts }) : null}
        </p>
        <Quotations quotes={isBad ? quotes : quotes.slice(0, 1)} />
        {isBad ? (
          <p className="mt-3">
            <span className="text-soft">{labels.fixLabel}</span> {fix}
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** The words or markup of a page, or in one line what our server measured. */
function Quotations({ quotes }: { quotes: readonly Quote[] }) {
  const measured = quotes.filter(({ page }) => page === '').map(({ text }) => text)
  const all: readonly Quote[] = measured.length > 0 ? [{ text: measured.join('; '), page: '' }] : quotes
  return all.map(({ text, page, service }) => {
    const isMarkup = /^[<{]/.test(text) || service !== undefined
    return (
      <figure key={text + page} className="mt-2 border-l-3 border-rule pl-3 wrap-anywhere">
        <blockquote className={isMarkup ? 'font-mono text-fine' : ''}>
          {isMarkup || page === '' ? text : `“${text}”`}
        </blockquote>
        <figcaption className="text-fine text-soft">
          {service ? `${service}, ` : null}
          {page === '' ? labels.serverSaid : `${labels.where} ${pageName(page)}`}
        </figcaption>
      </figure>
    )
  })
}

/** A page in words: the home page has no path worth reading. */
const pageName = (path: string) => (path === '/' ? labels.home : path)

/** What the check couldn't tell, by the reason. */
function Unknowns({ findings }: { findings: readonly Finding[] }) {
  const reasons = Map.groupBy(findings, ({ reason }) => reason)
  reasons.delete(undefined)
  if (reasons.size === 0) return null
  return (
    <section aria-labelledby="unknown" className="mt-14 max-w-wide">
      <Headline id="unknown" className="text-middle" text={labels.couldNotTell} />
      {[...reasons].map(([reason, some]) => (
        <p key={reason} className="mt-4 text-small">
          {reason && content.reasons[reason]}{' '}
          <span className="text-soft">
            ({list.format(some.map(({ check }) => content.checks[check].name))})
          </span>
        </p>
      ))}
    </section>
  )
}

function ForAttorney() {
  const { heading, text, sources, asOf } = content.attorney
  return (
    <section aria-labelledby="attorney" className="card mt-10">
      <Headline id="attorney" className="text-minor" text={heading} />
      <p className="mt-2 text-small text-soft">{text}</p>
      <ul className="mt-4 max-w-wide space-y-4 text-small">
        {sources.map(({ name, address, says, not }) => (
          <li key={name}>
            <TextLink link={{ label: name, href: address }} />
            <p className="mt-1">{says}</p>
            <p className="text-soft">{not}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-fine text-soft">{asOf}</p>
    </section>
  )
}

/** What a check doesn't look at. */
export function Limits() {
  const { heading, lines } = content.limits
  return (
    <section className="max-w-wide border-t border-ink pt-4">
      <h2 className="text-minor">{heading}</h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-soft">
        <ListItems texts={lines} />
      </ul>
    </section>
  )
}

/** The call, the audit's other questions, another check, and the result's deletion. */
function NextSteps({ result, secret, problems }: { result: CheckResult; secret: string; problems: number }) {
  const { site, findings, fault } = result
  const answered = Object.keys(checkedAnswers(result)).length
  const counts = { count: String(answered), left: String(promises.audit.questions - answered) }
  const first = firstProblems(findings).map(({ check }, at) => `${at + 1}. ${content.checks[check].name}`)
  const note = [
    fillPlaceholders(labels.note, { site, problems: String(problems) }),
    ...(first.length > 0 ? [labels.noteFirst, ...first] : []),
  ]
  return (
    <div className="mt-14 grid items-start gap-x-16 gap-y-10 border-t border-ink pt-10 lg:grid-cols-2 print:hidden">
      {fault ? null : (
        <div>
          <p className="text-lead">{labels.call.text}</p>
          <CallToAction className="mt-6">{labels.call.label}</CallToAction>
          <Island of={CallNotes} client="load" props={{ note: { kind: 'website', text: note.join('\n') } }} />
        </div>
      )}
      <div>
        {fault ? null : <p className="mb-3">{fillPlaceholders(labels.auditText, counts)}</p>}
        <a className="link" href={fault ? '/marketing-audit' : `/marketing-audit?link=${secret}`}>
          {fault ? labels.auditInstead : labels.audit}
        </a>
      </div>
      <div>
        <p className="mb-2 font-semibold">{labels.again}</p>
        <CheckForm />
      </div>
      <form action="/website-check/delete" method="post" className="text-small">
        <p className="text-soft">{labels.keep}</p>
        <input type="hidden" name="link" value={secret} />
        <button type="submit" className="link min-h-11 cursor-pointer">
          {labels.delete}
        </button>
      </form>
    </div>
  )
}
