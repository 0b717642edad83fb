import { BookCall } from '../../components/book-call.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import type { SeoContent } from './content.data.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The first year as rows, each with its months marked in a strip of twelve. */
export function YearPlan({ content }: { content: SeoContent['timeline'] }) {
  return (
    <Section labelledBy="timeline" className="!pt-0">
      <div className="grid items-end gap-x-16 gap-y-3 border-t border-ink pt-8 lg:grid-cols-[7fr_5fr]">
        <Headline id="timeline" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="mt-8">
        {content.steps.map((step) => (
          <li
            key={step.when}
            className="grid gap-x-10 gap-y-3 border-t border-rule py-[1.4rem] sm:max-lg:grid-cols-[4fr_7fr] lg:grid-cols-[3.4fr_5fr_3.6fr] lg:items-start"
          >
            <div>
              <p className="text-label text-soft tabular">{step.when}</p>
              <h3 className="text-[1.625rem] leading-tight">{step.title}</h3>
            </div>
            <p className="text-soft sm:max-lg:[grid-area:1/2/3]">{step.text}</p>
            <p aria-hidden="true" className="grid h-[1.1rem] grid-cols-12 gap-[3px] lg:h-[2.2rem]">
              {months.map((month) => (
                <span
                  key={month}
                  className={month >= step.from && month <= step.to ? 'bg-evergreen' : 'border border-rule'}
                />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What we do not promise or do. */
export function Limits({ content }: { content: SeoContent['limits'] }) {
  return (
    <Section tone="leaf" labelledBy="limits">
      <Headline id="limits" text={content.headline} />
      <ul className="mt-8 grid gap-x-12 lg:grid-cols-3">
        {content.items.map((item) => (
          <li key={item.title} className="cross border-t border-rule py-5">
            <h3 className="text-minor">{item.title}</h3>
            <p className="mt-1.5 text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Closing CTA: which service to start with in which situation, and the call. */
export function ClosingChoices({ content }: { content: SeoContent['closing'] }) {
  return (
    <Section labelledBy="closing">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <Headline id="closing" className="max-w-[9em] text-major" text={content.headline} />
        <div>
          <dl className="border-b border-ink">
            {content.choices.map((choice) => (
              <div
                key={choice.link.href}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[5fr_7fr]"
              >
                <dt className="font-serif text-minor">{choice.situation}</dt>
                <dd>
                  {choice.advice} <TextLink link={choice.link} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-[36rem] text-lead">{content.text}</p>
          <BookCall className="mt-6" label={content.callToAction} />
        </div>
      </div>
    </Section>
  )
}
