import type { CheckResult, Finding } from '../../../website-check/result.ts'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import ResultActions from '../../components/result-actions.island.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ListItems, TermItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { site as agency } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import { askingAddress, auditAddress, type Given } from './answers.ts'
import { countOf, entriesOf, list, noteOf } from './audit.ts'
import { marketingAudit as content } from './content.data.ts'
import { AskAgain, Entries, EntryText, pageName } from './entry.tsx'
import type { AuditData } from './load.ts'

const { result: labels, questions, reading } = content

/** Beside these stand the sources for an attorney. */
const FOR_ATTORNEY: readonly string[] = ['ad-hosts', 'container-tags', 'recorders']

/** What the website and the answers show: what to do first, the call, and then everything that was looked at. */
export function Result(data: AuditData) {
  const { check, given, answers } = data
  const findings = check?.result?.findings ?? []
  const entries = entriesOf(findings, answers)
  const problems = entries.filter(({ isProblem }) => isProblem)
  const fine = entries.slice(problems.length)
  const [first, ...next] = problems
  const needs = (ids: readonly string[]) => problems.some(({ id }) => ids.includes(id))
  return (
    <>
      <div className="page-container pt-8 pb-14 md:py-16">
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <ResultHead {...data} count={problems.length} />
          {first ? (
            <section aria-labelledby="first" className="card">
              <p className="text-label text-soft">{labels.first}</p>
              <Headline id="first" className="mt-1 mb-4 text-heading" text={first.name} />
              <EntryText entry={first} given={given} />
            </section>
          ) : null}
          {!first && entries.length > 0 ? (
            <p className="max-w-lead text-lead">
              {labels.noneText} <TextLink link={labels.noneLink} />
            </p>
          ) : null}
        </div>
        <Island
          of={ResultActions}
          props={{
            className: 'mt-12 no-print',
            call: labels.call,
            note: { kind: 'audit', text: noteOf(check?.site, problems, answers) },
            address: auditAddress(given),
          }}
        />
        {next.length > 0 ? (
          <section aria-labelledby="next" className="mt-14">
            <Headline id="next" className="text-middle" text={labels.next} />
            <Entries entries={next} given={given} />
          </section>
        ) : null}
        {needs(FOR_ATTORNEY) ? <ForAttorney /> : null}
        {first ? (
          <p className="mt-12 max-w-lead text-lead">
            {needs(['treatment-pages']) ? labels.alsoUs : labels.notNeeded}
          </p>
        ) : null}
        <StillOpen findings={findings} given={given} />
        {fine.length > 0 ? (
          <details className="mt-14">
            <summary className="disclosure flex items-baseline justify-between gap-4 border-t border-ink py-4">
              <Headline id="fine" className="text-middle" text={labels.fine} />
            </summary>
            <Entries entries={fine} given={given} />
          </details>
        ) : null}
        {findings.length > 0 ? <Limits /> : null}
        <p className="mt-8 max-w-wide text-fine text-soft">{labels.sources}</p>
        <form action="/marketing-audit/delete" method="post" className="mt-6 text-small no-print">
          {given.link ? (
            <>
              <p className="text-soft">{labels.keep}</p>
              <button
                type="submit"
                name="link"
                value={given.link}
                className="link mr-8 min-h-11 cursor-pointer"
              >
                {labels.delete}
              </button>
            </>
          ) : null}
          <TextLink link={{ label: labels.restart, href: '/marketing-audit' }} />
        </form>
      </div>
      <CallToActionSection {...labels.call} />
    </>
  )
}

/** How much there is to fix, what was read, and how many questions were answered. */
function ResultHead({ check, given, answers, message, count }: AuditData & { count: number }) {
  const answered = Object.keys(answers).length
  const { site = '', result } = check ?? {}
  const instead = result === null ? reading.headline : result?.fault ? labels.failed : ''
  const plain = instead ? fillPlaceholders(instead, { site }) : countOf(count)
  const { turn, ringed } = labels
  return (
    <div>
      <PageHeading
        content={{
          kicker: site ? fillPlaceholders(labels.of, { site }) : labels.title,
          headline: count > 1 && !instead ? { plain, turn, ringed } : plain,
        }}
        className={`wrap-anywhere ${instead ? 'text-major' : 'text-display'}`}
      />
      {result === null ? (
        <p className="mt-6 max-w-wide">
          {reading.text} <TextLink link={{ label: reading.refresh, href: auditAddress(given) }} />
        </p>
      ) : null}
      <p className="mt-6 max-w-wide text-small text-soft wrap-anywhere">
        {message ? `${content.messages[message].text} ` : null}
        {result ? `${result.fault ? content.faults[result.fault] : readOn(result)} ` : null}
        {fillPlaceholders(labels.answered, { answered, count: questions.length })}{' '}
        {answered < questions.length ? (
          <TextLink link={{ label: labels.answerRest, href: askingAddress(given) }} className="no-print" />
        ) : null}
      </p>
    </div>
  )
}

/** When the website was read, and which pages of it. */
function readOn({ checkedAt, pages }: CheckResult) {
  const timeZone = agency.strategyCall.officeZone
  const date = new Date(checkedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
  return fillPlaceholders(labels.read, { date, pages: list.format(pages.map(pageName)) })
}

/** What the owner doesn't know, and what the check couldn't tell, by the reason. */
function StillOpen({ findings, given }: { findings: readonly Finding[]; given: Given }) {
  const unknown = questions.filter(({ id }) => given[id] === 'unknown')
  const reasons = Map.groupBy(findings, ({ reason }) => reason)
  reasons.delete(undefined)
  if (unknown.length + reasons.size === 0) return null
  return (
    <section aria-labelledby="open" className="mt-14 max-w-wide space-y-4 text-small">
      <Headline id="open" className="text-middle" text={labels.open} />
      {unknown.map(({ id, asks, means, check }) => (
        <p key={id}>
          <strong>{asks}</strong> {means.unknown} {check} <AskAgain id={id} given={given} />
        </p>
      ))}
      {[...reasons].map(([reason, some]) => (
        <p key={reason}>
          <strong>{list.format(some.map(({ check }) => content.checks[check].name))}.</strong>{' '}
          {reason && content.reasons[reason]}
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
      <dl className="mt-4 max-w-wide space-y-4 text-small">
        <TermItems terms={sources} />
      </dl>
      <p className="mt-4 text-fine text-soft">{asOf}</p>
    </section>
  )
}

/** What a check doesn't look at. */
export const Limits = () => (
  <section className="mt-12 max-w-wide border-t border-ink pt-4">
    <h2 className="text-minor">{content.limits.heading}</h2>
    <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-soft">
      <ListItems texts={content.limits.lines} />
    </ul>
  </section>
)
