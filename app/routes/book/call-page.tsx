import { describeMonth } from '../../components/break-even/break-even.ts'
import { Stamp } from '../../components/samples/sample-document.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { callSummary } from '../sample-call-summary/content.data.ts'
import { book } from './content.data.ts'

/** The page that a visitor leaves the call with, in short. */
export function CallPage() {
  const { title, advertisers, breakEven, answer } = callSummary
  const parts = [
    { heading: advertisers.heading, text: advertisers.rows.map(({ who }) => who).join(' · ') },
    { heading: breakEven.heading, text: describeMonth(breakEven.dollarsPerPatient).text },
  ]
  return (
    <section aria-labelledby="call-page" className="relative border border-rule bg-white px-5 pt-5 pb-5">
      <Stamp className="absolute -top-3 right-4 bg-white px-2 text-label" />
      <Headline id="call-page" className="text-minor" text={title} />
      <dl className="mt-3 text-small">
        {parts.map(({ heading, text }) => (
          <div key={heading} className="border-t border-rule py-2.5">
            <dt className="text-soft">{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="border-t border-rule pt-2.5">
          <dt className="text-soft">{answer.heading}</dt>
          <dd className="font-serif text-minor text-evergreen">
            <span className="underscored">{answer.verdict}</span>
          </dd>
        </div>
      </dl>
      <MoreLink link={book.sample} className="mt-3 text-small" />
    </section>
  )
}
