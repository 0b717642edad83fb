import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { Steps } from '../../components/ui/texts.tsx'
import type { WhatsIncludedContent } from './content.data.ts'

/** The packages with their amounts, and the terms of each cost. Other pages link to #price. */
export function Price({ content }: { content: WhatsIncludedContent['price'] }) {
  const { labels } = content
  return (
    <Section id="price" tone="leaf" labelledBy="price-headline">
      <Heading id="price-headline" lead={content.lead} content={content} />
      <p id="pick" className="mt-7 font-semibold">
        {content.pick}
      </p>
      <fieldset
        aria-labelledby="pick"
        className="mt-3 grid border border-t-[6px] border-rule border-t-evergreen bg-white sm:grid-cols-3 sm:grid-rows-[repeat(5,auto)] sm:gap-y-3"
      >
        {content.packages.map(({ name, takenBy, contents, retainer, together, byExit }) => (
          <div
            key={name}
            className="package grid gap-2 border-rule px-[clamp(1.1rem,3vw,2.5rem)] py-[1.2rem] max-sm:not-first:border-t sm:row-span-5 sm:grid-rows-subgrid sm:py-8 sm:not-first:border-l"
          >
            <label className="flex items-baseline gap-2 text-small">
              <input type="radio" name="package" className="size-6 shrink-0 self-center accent-evergreen" />
              {takenBy}
            </label>
            <h3 className="text-[1.75rem] leading-tight">{name}</h3>
            <p className="text-small text-soft">{contents}</p>
            <p>
              <b className="mt-2 block font-serif text-[2.5rem] leading-[1.1] font-[460] tracking-[-0.018em] tabular">
                {retainer}
              </b>{' '}
              <span className="text-label text-soft">{labels.retainer}</span>
            </p>
            <dl>
              {[
                { label: labels.together, amount: together },
                { label: labels.byExit, amount: byExit },
              ].map(({ label, amount }) => (
                <div
                  key={label}
                  className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-2 text-(length:--text-small) last:border-ink last:font-semibold"
                >
                  <dt>{label}</dt>
                  <dd className="tabular">{amount}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </fieldset>
      <p className="mt-5 max-w-[46rem]">
        {content.note} <ClientPractices />
      </p>
      <h3 className="fold-label mt-10 text-[1.75rem]">{content.costsHeading}</h3>
      <details className="fold mt-5 border-y border-ink py-3 md:border-0 md:p-0">
        <summary className="disclosure">
          <h3 className="text-minor">{content.costsHeading}</h3>
        </summary>
        <dl className="mt-4 gap-x-12 gap-y-8 max-sm:space-y-4 sm:grid sm:grid-cols-2 lg:grid-cols-6">
          {content.costs.map(({ what, text }, index) => (
            <div
              key={what}
              className={`border-t border-ink pt-3 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'} sm:first:col-span-2`}
            >
              <dt className="font-serif text-minor">{what}</dt>
              <dd className="mt-1 text-small text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  )
}

/** Three numbered steps. */
export function GetStarted({ content }: { content: WhatsIncludedContent['start'] }) {
  return (
    <Section labelledBy="start">
      <Heading id="start" content={content} />
      <Steps steps={content.steps} className="sm:grid-cols-3" />
    </Section>
  )
}
