import { Headline } from '../../components/ui/heading.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
import type { FunnelCreationContent } from './content.data.ts'

/** The funnel down the middle of the page: a bar for the visitors at each step, what we build, and who leaves. */
export function FunnelSpine({ content }: { content: FunnelCreationContent['funnel'] }) {
  return (
    <section aria-labelledby="funnel" className="page-container py-12">
      <div className="mx-auto max-w-184 pb-8 text-center">
        <Headline id="funnel" text={content.headline} />
        <p className="mx-auto mt-4 max-w-[40rem] text-lead text-soft">{content.lead}</p>
      </div>
      <Visitors count={content.visitors} of={content.visitors} text={content.visitorsLabel} />
      <ol>
        {content.steps.map((step, index) => (
          <li key={step.name} className="mt-6">
            <div className="grid gap-x-16 gap-y-3 sm:grid-cols-[3fr_2fr]">
              <div>
                <h3 className="text-[1.75rem] leading-tight">
                  <ItemNumber className="mr-2.5 text-soft tabular" number={index + 1} />
                  {step.name}
                </h3>
                <p className="mt-2">{step.text}</p>
              </div>
              <div className="self-end border-l-2 border-rule pl-4">
                {step.leave > 0 ? (
                  <p className="font-serif text-minor text-soft tabular">
                    {step.leave} {content.leaveLabel}
                  </p>
                ) : null}
                <p>{step.leaveText}</p>
              </div>
            </div>
            <Visitors count={step.left} of={content.visitors} text={step.leftText} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many visitors are left, as a bar and in words. */
const Visitors = ({ count, of, text }: { count: number; of: number; text: string }) => (
  <div className="mt-6 text-center">
    <div
      className="mx-auto h-10 bg-evergreen forced-color-adjust-none"
      style={{ width: `${(count / of) * 100}%` }}
    />
    <p className="mt-2 font-semibold text-evergreen">{text}</p>
  </div>
)
