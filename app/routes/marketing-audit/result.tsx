import { CHECKS, type CheckResult, type Finding, GROUPS, type Quote } from '../../../website-check/result.ts'
import { PageHeading } from '../../components/page-heading.tsx'
import ResultActions from '../../components/result-actions.island.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { site as agency } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import { AddressForm } from './address-form.tsx'
import { auditAddress, type Given, withoutAnswer } from './answers.ts'
import { countOf, type Entry, entriesOf, list, noteOf, problemsIn } from './audit.ts'
import { marketingAudit as content } from './content.data.ts'
import type { AuditData } from './load.ts'

const { result: labels, questions } = content

/** Beside these stand the sources for an attorney. */
const FOR_ATTORNEY: readonly string[] = ['ad-hosts', 'container-tags', 'recorders']
/** Entries by group, in the order they are shown. */
const GROUPED = [
  ...GROUPS.map((group) => ({ group, ids: CHECKS[group] as readonly string[] })),
  { group: 'office', ids: questions.map(({ id }) => id) },
] as const

/** What the website and the answers show: what to do first, and then everything that was looked at. */
export function Result({ check, given, robot }: AuditData) {
  const { site, result } = { site: '', result: null, ...check }
  const findings = result?.findings ?? []
  const entries = entriesOf(findings, given.answers)
  const problems = problemsIn(entries)
  const [first, ...next] = problems.slice(0, 3)
  const rest = entries.filter((entry) => entry !== first && !next.includes(entry))
  const asksAttorney = problems.some(({ id }) => FOR_ATTORNEY.includes(id))
  const needsWriter = problems.some(({ id }) => id === 'treatment-pages')
  return (
    <div className="page-container pt-8 pb-14 md:py-16">
      <ResultHead site={site} result={result} problems={problems} given={given} />
      {first ? (
        <section aria-labelledby="first" className="card mt-8">
          <h2 id="first" className="text-label text-soft">
            {labels.startHeading}
          </h2>
          <p className="mt-2 mb-4 font-serif text-heading leading-tight">{first.name}</p>
          <EntryText entry={first} given={given} />
        </section>
      ) : entries.length > 0 ? (
        <p className="mt-6 max-w-lead text-lead">
          {labels.noneText} <TextLink link={labels.noneLink} />
        </p>
      ) : null}
      <Entries id="next" heading={labels.nextHeading} entries={next} given={given} />
      {GROUPED.map(({ group, ids }) => (
        <Entries
          key={group}
          id={group}
          heading={content.groups[group]}
          entries={rest.filter(({ id }) => ids.includes(id))}
          given={given}
        />
      ))}
      {asksAttorney ? <ForAttorney /> : null}
      <Unknowns findings={findings} given={given} />
      {problems.length > 0 ? (
        <p className="mt-12 max-w-lead text-lead">{needsWriter ? labels.alsoUs : labels.notNeeded}</p>
      ) : null}
      {result && !result.fault ? (
        <div className="mt-12">
          <Limits />
        </div>
      ) : null}
      <p className="mt-8 max-w-wide text-fine text-soft">{labels.sources}</p>
      <Island
        of={ResultActions}
        props={{
          className: 'mt-12 print:hidden',
          call: labels.call,
          note: { kind: 'audit', text: noteOf(site, problems, given.answers) },
          address: auditAddress(given),
        }}
      />
      <OtherActions secret={given.secret} isChecking={robot !== null} />
    </div>
  )
}

interface ResultHeadProps {
  site: string
  result: CheckResult | null
  problems: readonly Entry[]
  given: Given
}

/** How much there is to fix, what was read, and how many questions were answered. */
function ResultHead({ site, result, problems, given }: ResultHeadProps) {
  const failed = result?.fault ? fillPlaceholders(labels.failed, { site }) : ''
  const count = countOf(problems)
  const turn = problems.length === 1 ? labels.here : labels.start
  const answered = Object.keys(given.answers).length
  const counts = { answered: String(answered), count: String(questions.length) }
  return (
    <>
      <PageHeading
        content={{
          kicker: site ? fillPlaceholders(labels.of, { site }) : labels.title,
          headline: problems.length > 0 ? { plain: count, turn, ringed: turn } : failed || count,
        }}
        className="max-w-headline text-display wrap-anywhere"
      />
      <p className="mt-6 max-w-wide text-small text-soft wrap-anywhere">
        {result?.fault ? `${problems.length > 0 ? `${failed} ` : ''}${content.faults[result.fault]} ` : null}
        {result && !result.fault ? `${readOn(result)} ` : null}
        {fillPlaceholders(labels.answered, counts)}{' '}
        {answered < questions.length ? (
          <a className="link print:hidden" href={auditAddress(given, true)}>
            {labels.answerRest}
          </a>
        ) : null}
      </p>
    </>
  )
}

/** When the website was read, and which pages of it. */
function readOn({ checkedAt, pages }: CheckResult) {
  const timeZone = agency.strategyCall.officeZone
  const date = new Date(checkedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
  return fillPlaceholders(labels.read, { date, pages: list.format(pages.map(pageName)) })
}

/** A page in words: the home page has no path worth reading. */
const pageName = (path: string) => (path === '/' ? labels.home : path)

interface EntriesProps {
  id: string
  heading: string
  entries: readonly Entry[]
  given: Given
}

/** Entries under a heading, those that need work first. */
function Entries({ id, heading, entries, given }: EntriesProps) {
  if (entries.length === 0) return null
  const ordered = [...problemsIn(entries), ...entries.filter(({ isProblem }) => !isProblem)]
  return (
    <section aria-labelledby={id} className="mt-14">
      <Headline id={id} className="mb-5 text-middle" text={heading} />
      <ul className="border-t border-ink">
        {ordered.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-10 gap-y-2 border-b border-rule py-5 break-inside-avoid md:grid-cols-[14rem_1fr]"
          >
            <div>
              <h3 className="font-serif text-minor">{entry.name}</h3>
              <p className={`text-fine ${entry.isProblem ? 'font-semibold' : 'text-soft'}`}>
                {entry.isProblem ? labels.bad : labels.good}
              </p>
            </div>
            <EntryText entry={entry} given={given} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was found, quoted, what it costs, and what to do. */
function EntryText({ entry, given }: { entry: Entry; given: Given }) {
  const { id, isProblem, found, quotes, cost, source, fix, effort } = entry
  const answer = given.answers[id]
  return (
    <div className="max-w-wide min-w-0 text-small">
      {answer ? (
        <p className="text-soft">
          {fillPlaceholders(labels.given, { answer: content.answers[answer] })}{' '}
          <a className="link print:hidden" href={auditAddress(withoutAnswer(given, id), true)}>
            {labels.change}
          </a>
        </p>
      ) : null}
      <p>{found}</p>
      <Quotations quotes={quotes} />
      {isProblem ? (
        <>
          <p className="mt-3">
            <span className="text-soft">{labels.cost}</span> {cost}{' '}
            {source ? <TextLink link={{ label: source.name, href: source.address }} /> : null}
          </p>
          <p className="mt-3 border-l-3 border-evergreen pl-3">
            <span className="text-soft">{answer ? labels.fix : labels.forDesigner}</span> {fix}
            <span className="mt-1 block text-fine font-semibold">{content.efforts[effort]}</span>
          </p>
        </>
      ) : null}
    </div>
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

/** What the owner didn't know, and what the check couldn't tell, by the reason. */
function Unknowns({ findings, given }: { findings: readonly Finding[]; given: Given }) {
  const asked = questions.filter(({ id }) => given.answers[id] === 'unknown')
  const reasons = Map.groupBy(findings, ({ reason }) => reason)
  reasons.delete(undefined)
  return (
    <>
      {asked.length > 0 ? (
        <section aria-labelledby="look-up" className="mt-14 max-w-wide">
          <Headline id="look-up" className="text-middle" text={labels.lookUp} />
          {asked.map(({ id, asks, means, check }) => (
            <div key={id} className="mt-4 text-small">
              <h3 className="font-serif text-minor">{asks}</h3>
              <p className="mt-1">
                {means.unknown} {check}{' '}
                <a className="link print:hidden" href={auditAddress(withoutAnswer(given, id), true)}>
                  {labels.answer}
                </a>
              </p>
            </div>
          ))}
        </section>
      ) : null}
      {reasons.size > 0 ? (
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
      ) : null}
    </>
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

/** Another audit, and the result's deletion. */
function OtherActions({ secret, isChecking }: { secret: string; isChecking: boolean }) {
  return (
    <div className="mt-12 grid items-start gap-x-16 gap-y-8 border-t border-rule pt-8 lg:grid-cols-2 print:hidden">
      {isChecking ? (
        <div>
          <p className="mb-2 font-semibold">{labels.again}</p>
          <AddressForm />
        </div>
      ) : (
        <a className="link" href="/marketing-audit">
          {labels.restart}
        </a>
      )}
      {secret ? (
        <form action="/marketing-audit/delete" method="post" className="text-small">
          <p className="text-soft">{labels.keep}</p>
          <input type="hidden" name="link" value={secret} />
          <button type="submit" className="link min-h-11 cursor-pointer">
            {labels.delete}
          </button>
        </form>
      ) : null}
    </div>
  )
}
