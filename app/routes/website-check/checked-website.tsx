import {
  CHECKS,
  type CheckResult,
  type Finding,
  firstProblems,
  GROUPS,
  isProblem,
  type Quote,
} from '../../../website-check/result.ts'
import { BookCall } from '../../components/book-call.tsx'
import CallNotes from '../../components/call-notes/call-notes.island.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { checkedAnswers } from '../../components/website-check/audit-answers.ts'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { promises } from '../../content/promises/promises.data.ts'
import { site as agency } from '../../content/site/site.data.ts'
import { websiteCheckContent as content } from '../../content/site/website-check.data.ts'
import { Island } from '../../islands/island.tsx'
import { describeCheck } from './describe-check.ts'
import { Limits } from './limits.tsx'

const { result: labels } = content

/** Beside these stand the sources for an attorney. */
const FOR_ATTORNEY: readonly string[] = ['ad-hosts', 'container-tags', 'recorders']

/** What a check found: first what stops a patient, then the rest in groups. */
export function CheckedWebsite({ result, secret }: { result: CheckResult; secret: string }) {
  const { site, pages, findings, fault } = result
  const first = firstProblems(findings)
  const problems = findings.filter(isProblem)
  const known = findings.filter((one) => one.answer !== 'unknown' && !first.includes(one))
  const asksAttorney = problems.some(({ check }) => FOR_ATTORNEY.includes(check))
  return (
    <div className="page-container py-14 md:py-20">
      <p className="mb-3 text-label text-soft">{content.kicker}</p>
      <h1 className="max-w-[16em] text-major wrap-anywhere">
        {fillPlaceholders(fault ? labels.failed : labels.headline, { site })}
      </h1>
      {fault ? (
        <p className="mt-4 max-w-[38rem] text-lead text-soft">{content.faults[fault]}</p>
      ) : (
        <ReadPages result={result} />
      )}
      {fault ? null : (
        <>
          <section aria-labelledby="first" className="mt-12">
            <h2 id="first" className="text-middle">
              {first.length > 0 ? labels.firstHeading : pages.length > 0 ? labels.noneFirst : labels.unread}
            </h2>
            {first.length > 0 ? <p className="mt-2 max-w-[38rem] text-soft">{labels.firstText}</p> : null}
            <ol className="mt-6 grid gap-6">
              {first.map((finding) => (
                <li key={finding.check} className="card break-inside-avoid">
                  <FindingShown finding={finding} />
                </li>
              ))}
            </ol>
          </section>
          {GROUPS.map((group) => (
            <Group
              key={group}
              group={group}
              findings={known.filter(({ check }) => CHECKS[check].group === group)}
            />
          ))}
          {asksAttorney ? <ForAttorney /> : null}
          <Unknowns findings={findings} />
          {problems.length > 0 ? (
            <p className="mt-12 max-w-[38rem] text-lead">
              {problems.some(({ check }) => check === 'treatment-pages') ? labels.alsoUs : labels.notNeeded}
            </p>
          ) : null}
          <Limits />
          <NextSteps result={result} secret={secret} />
        </>
      )}
      <Keep secret={secret} />
    </div>
  )
}

function ReadPages({ result: { checkedAt, pages } }: { result: CheckResult }) {
  const date = Temporal.Instant.from(checkedAt)
    .toZonedDateTimeISO(agency.strategyCall.officeZone)
    .toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
  if (pages.length === 0) return null
  return (
    <p className="mt-4 text-soft wrap-anywhere">
      {fillPlaceholders(labels.read, {
        date,
        pages: new Intl.ListFormat('en-US').format(pages.map(pageName)),
      })}
    </p>
  )
}

function Group({ group, findings }: { group: (typeof GROUPS)[number]; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section aria-labelledby={group} className="mt-14">
      <h2 id={group} className="text-middle">
        {content.groups[group]}
      </h2>
      <ul className="mt-5 border-t border-ink">
        {findings
          .toSorted((a, b) => Number(isProblem(b)) - Number(isProblem(a)))
          .map((finding) => (
            <li key={finding.check} className="border-b border-rule py-5 break-inside-avoid">
              <FindingShown finding={finding} />
            </li>
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
  const parts = new Intl.ListFormat('en-US').format(missing.map((part) => content.parts[part]))
  return (
    <div className="grid gap-x-10 gap-y-1 md:grid-cols-[14rem_1fr]">
      <div>
        <h3 className="font-serif text-minor">{name}</h3>
        <p className={`text-fine ${isBad ? 'font-semibold text-pencil' : 'text-soft'}`}>
          {isBad ? labels.bad : labels.good}
        </p>
      </div>
      <div className="max-w-[44rem] min-w-0 text-small">
        <p>
          {isBad ? bad : good}
          {missing.length > 0 ? ` ${fillPlaceholders(labels.missing, { parts })}.` : null}
        </p>
        <Quotations quotes={quotes.slice(0, isBad ? undefined : 1)} />
        {isBad ? (
          <p className="mt-3">
            <span className="text-soft">{labels.fixLabel}</span> {fix}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The words or markup of a page, or in one line what our server measured. */
function Quotations({ quotes }: { quotes: readonly Quote[] }) {
  const measured = quotes.filter(({ page }) => page === '').map(({ text }) => text)
  const all = measured.length > 0 ? [{ text: measured.join('; '), page: '' }] : quotes
  return all.map(({ text, page, service }: Quote) => {
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

/** What the check couldn't tell, by the reason. */
function Unknowns({ findings }: { findings: readonly Finding[] }) {
  const unknown = findings.filter(({ answer }) => answer === 'unknown')
  const reasons = Map.groupBy(unknown, ({ reason }) => reason ?? 'unreadable')
  if (unknown.length === 0) return null
  return (
    <section aria-labelledby="unknown" className="mt-14">
      <h2 id="unknown" className="text-middle">
        {labels.couldNotTell}
      </h2>
      {[...reasons].map(([reason, some]) => (
        <div key={reason} className="mt-4 max-w-[44rem] text-small">
          <p>{content.reasons[reason]}</p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            {some.map(({ check }) => (
              <li key={check}>{content.checks[check].name}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** A page in words: the home page has no path worth reading. */
const pageName = (path: string) => (path === '/' ? labels.home : path)

function ForAttorney() {
  const { heading, text, sources, asOf } = content.attorney
  return (
    <section aria-labelledby="attorney" className="card mt-10">
      <h2 id="attorney" className="text-minor">
        {heading}
      </h2>
      <p className="mt-2 text-small text-soft">{text}</p>
      <ul className="mt-4 space-y-4 text-small">
        {sources.map(({ name, address, says, not }) => (
          <li key={name} className="max-w-[44rem]">
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

/** The other questions, and the call. */
function NextSteps({ result, secret }: { result: CheckResult; secret: string }) {
  const count = Object.keys(checkedAnswers(result)).length
  const left = promises.audit.questions - count
  return (
    <div className="mt-14 grid items-start gap-x-16 gap-y-10 border-t border-ink pt-10 lg:grid-cols-[7fr_5fr] print:hidden">
      <div>
        <p className="max-w-[40rem] text-lead">{labels.call.text}</p>
        <BookCall className="mt-6" label={labels.call.label} />
        <Island
          name="call-notes"
          of={CallNotes}
          wake="load"
          props={{ note: { kind: 'website', text: describeCheck(result) } }}
        />
      </div>
      <div>
        <p>{fillPlaceholders(labels.auditText, { count: String(count), left: String(left) })}</p>
        <p className="mt-3">
          <a className="link" href={`/marketing-audit?link=${secret}`}>
            {labels.audit}
          </a>
        </p>
      </div>
    </div>
  )
}

/** The result's link, its deletion, and another check. */
function Keep({ secret }: { secret: string }) {
  return (
    <div className="mt-12 grid gap-8 border-t border-rule pt-8 md:grid-cols-2 print:hidden">
      <div>
        <p className="max-w-[30rem] text-small text-soft">{labels.keep}</p>
        <form action="/website-check/delete" method="post">
          <input type="hidden" name="link" value={secret} />
          <button type="submit" className="link min-h-11 cursor-pointer text-small">
            {labels.delete}
          </button>
        </form>
      </div>
      <div>
        <p className="mb-2 font-semibold">{labels.again}</p>
        <CheckForm />
      </div>
    </div>
  )
}
