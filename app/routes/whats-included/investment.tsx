import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

interface InvestmentProps {
  content: WhatsIncludedContent['investment']
  href: string
}

/** What is paid to whom, and the guarantee's timeline. */
export function Investment({ content, href }: InvestmentProps) {
  const { guarantee } = content
  return (
    <Section tone="evergreen" labelledBy="investment">
      <Heading id="investment" content={content} />
      <dl className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {content.sums.map(({ payee, amount, text }) => (
          <div key={payee} className="border-t border-white/40 pt-5">
            <dt className="text-small text-paper/85">{payee}</dt>
            <dd>
              <span className="mt-1 block font-serif text-[2rem] leading-tight tracking-[-0.018em] tabular-nums">
                {amount}
              </span>
              <span className="mt-3 block max-w-[32rem] text-paper/90">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[44rem] text-paper/90">{content.sumsNote}</p>
      <section aria-labelledby="sixty-days" className="mt-16 border-t border-white/40 pt-10">
        <h3 id="sixty-days" className="max-w-[14.2em] text-[2rem] leading-tight">
          {guarantee.heading}
        </h3>
        <DayLine {...guarantee} />
        <p className="mt-8 max-w-[46rem] text-paper/90">{guarantee.text}</p>
        <p className="mt-4">
          <a className="link" href={guarantee.link.href}>
            {guarantee.link.label}
          </a>
        </p>
      </section>
      <p className="mt-12">
        <CallToAction href={href}>{content.callToAction}</CallToAction>
      </p>
    </Section>
  )
}

/** Timeline from launch to deadline; the free period after it is dashed. */
function DayLine({
  start,
  end,
  after,
  description,
}: Pick<InvestmentProps['content']['guarantee'], 'start' | 'end' | 'after' | 'description'>) {
  return (
    <div role="img" aria-label={description} className="mt-9 text-small">
      <div className="grid grid-cols-[3fr_2fr]">
        <span className="border-t-4 border-paper" />
        <span className="border-t-4 border-dashed border-paper/60" />
      </div>
      <div className="mt-2 grid grid-cols-[3fr_2fr] gap-x-2">
        <span className="flex justify-between gap-2 pr-1">
          <span>{start}</span>
          <span className="font-semibold tabular-nums">{end}</span>
        </span>
        <span className="text-right text-paper/85">{after}</span>
      </div>
    </div>
  )
}
