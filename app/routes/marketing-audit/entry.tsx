import type { Quote } from '../../../website-check/result.ts'
import { SourceLink, TextLink } from '../../components/ui/text-link.tsx'
import { askingAddress, type Given } from './answers.ts'
import type { Entry } from './audit.ts'
import { marketingAudit as content } from './content.data.ts'

const { result: labels } = content

/** A list of what was looked at. */
export const Entries = ({ entries, given }: { entries: readonly Entry[]; given: Given }) => (
  <ul className="mt-5 border-t border-ink">
    {entries.map((entry) => (
      <li
        key={entry.id}
        className="grid gap-x-10 gap-y-2 border-b border-rule py-5 break-inside-avoid md:grid-cols-[14rem_1fr]"
      >
        <h3 className="text-minor">{entry.name}</h3>
        <EntryText entry={entry} given={given} />
      </li>
    ))}
  </ul>
)

/** What was found, quoted; and of a problem what it costs and what to do. */
export function EntryText({ entry, given }: { entry: Entry; given: Given }) {
  const { id, isProblem, answered, found, quotes, cost, source, fix, effort } = entry
  return (
    <div className="max-w-wide text-small">
      {answered ? (
        <p className="text-soft">
          {answered} <AskAgain id={id} given={given} />
        </p>
      ) : null}
      <p>{found}</p>
      {quotes.map((quote) => (
        <Quotation key={quote.text + quote.page} {...quote} />
      ))}
      {isProblem ? (
        <>
          <p className="mt-3">
            <span className="text-soft">{labels.cost}</span> {cost}{' '}
            {source ? <SourceLink source={source} className="" /> : null}
          </p>
          <p className="mt-3 border-l-3 border-evergreen pl-3">
            <span className="text-soft">{answered ? labels.fix : labels.forDesigner}</span> {fix}
            <span className="mt-1 block text-fine font-semibold">{content.efforts[effort]}</span>
          </p>
        </>
      ) : null}
    </div>
  )
}

/** Leads to a question that has an answer. */
export const AskAgain = ({ id, given }: { id: string; given: Given }) => (
  <TextLink link={{ label: labels.change, href: askingAddress(given, id) }} className="no-print" />
)

/** The words or markup of a page, or what our server measured. */
function Quotation({ text, page, service }: Quote) {
  const isMarkup = /^[<{]/.test(text) || service !== undefined
  return (
    <figure className="mt-2 border-l-3 border-rule pl-3 wrap-anywhere">
      <blockquote className={isMarkup ? 'font-mono text-fine' : ''}>
        {isMarkup || page === '' ? text : `“${text}”`}
      </blockquote>
      <figcaption className="text-fine text-soft">
        {service ? `${service}, ` : null}
        {page === '' ? labels.serverSaid : `${labels.where} ${pageName(page)}`}
      </figcaption>
    </figure>
  )
}

/** A page in words: the home page has no path worth reading. */
export const pageName = (path: string) => (path === '/' ? labels.home : path)
