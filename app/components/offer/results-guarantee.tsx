import { promises } from '../../content/promises/promises.data.ts'
import { resultsGuarantee as content } from '../../content/promises/results-guarantee.data.ts'
import { Headline } from '../ui/heading.tsx'
import { Ring } from '../ui/ring.tsx'
import { TextLink } from '../ui/text-link.tsx'

const { monthDays, withinDays } = promises.paidTraffic
const percent = (days: number) => `${(100 * days) / withinDays}%`

/** The guarantee's days on a line to scale, with one month that could be it. */
export const GuaranteeDays = ({ className = '' }: { className?: string }) => (
  <div role="img" aria-label={content.description} className={`guarantee-days ${className}`.trimEnd()}>
    <span style={{ left: percent((withinDays - monthDays) / 2), width: percent(monthDays) }}>
      <b className="ringed">
        {content.month}
        <Ring />
      </b>
    </span>
    <i>{content.launch}</i>
    <i>{content.deadline}</i>
  </div>
)

/** The results guarantee in one sentence, over the line of its days. */
export const ResultsGuarantee = () => (
  <section aria-labelledby="results-guarantee" className="results-guarantee">
    <div>
      <Headline as="h3" id="results-guarantee" className="text-middle" text={content.headline} />
      <p className="mt-2 text-lead">{content.sentence}</p>
    </div>
    <div>
      <GuaranteeDays />
      <p className="mt-3 text-label">
        {content.terms} <TextLink link={content.link} className="inline-block" />
      </p>
    </div>
  </section>
)
