import { describeMonth, judgePrice } from '../../components/break-even/break-even.ts'
import { MonthSquares } from '../../components/break-even/guarantee-month.tsx'
import { MarginNote, SampleDocument } from '../../components/samples/sample-document.tsx'
import style from '../../components/samples/sample-print.css?inline'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { samples } from '../../content/promises/samples.data.ts'
import { callSummary as content } from './content.data.ts'

export const handle = { style }

export const meta = () => content.meta

/** The one page that a visitor leaves the call with. The break-even is the site's own arithmetic. */
export function Page() {
  const { advertisers, breakEven, answer } = content
  const month = describeMonth(breakEven.dollarsPerPatient)
  const { verdict, change } = judgePrice(breakEven.dollarsPerPatient)
  return (
    <SampleDocument page={content} here="/samples/call-summary" title={content.title} facts={content.facts}>
      <section aria-labelledby="advertisers" className="pt-7">
        <Headline as="h3" id="advertisers" className="text-minor" text={advertisers.heading} />
        <p className="mt-2 mb-4 max-w-wide">{advertisers.text}</p>
        <CardTable
          labelledBy="advertisers"
          columns={advertisers.columns}
          rows={advertisers.rows.map(({ who, shows, misses }) => [who, shows, misses])}
        />
      </section>
      <section aria-labelledby="break-even" className="mt-10">
        <Headline as="h3" id="break-even" className="text-minor" text={breakEven.heading} />
        <div className="max-w-wide">
          <MonthSquares className="h-5" ringed={month.covering} />
          <p className="font-serif text-minor">{month.text}</p>
        </div>
        <p className="mt-2 max-w-wide font-semibold">
          {verdict} {change}
        </p>
        <p className="mt-2 max-w-wide text-soft">{breakEven.text}</p>
      </section>
      <section aria-labelledby="answer" className="mt-8 border-t border-rule pt-7">
        <Headline as="h3" id="answer" className="text-minor" text={answer.heading} />
        <p className="mt-2 font-serif text-middle text-evergreen">{answer.verdict}</p>
        <p className="mt-2 max-w-wide">{answer.text}</p>
      </section>
      <div className="mt-8">
        <MarginNote label={samples.noteLabel}>
          <p>{content.note}</p>
        </MarginNote>
      </div>
    </SampleDocument>
  )
}
