import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ItemNumber, Paragraphs, Steps } from '../../components/ui/texts.tsx'
import type { SeoContent } from './content.data.ts'

/** Four searches along a line of weeks, each with the page that answers it; then what goes on such a page. */
export function FourSearches({ searches: content, anatomy }: Pick<SeoContent, 'searches' | 'anatomy'>) {
  return (
    <Section tone="leaf" labelledBy="searches">
      <Headline id="searches" className="max-w-[14em] text-major" text={content.headline} />
      <p className="mt-4 max-w-[42rem] text-lead text-soft">{content.lead}</p>
      <ol className="mt-10 grid lg:grid-cols-4">
        {content.items.map((item) => (
          <li
            key={item.query}
            className="border-t border-evergreen py-5 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pr-6 lg:pb-0"
          >
            <p className="text-label text-soft">{item.when}</p>
            <p className="search-field mt-2 lg:self-start lg:px-[0.8rem] lg:text-(length:--text-label)">
              {item.query}
            </p>
            <p className="mt-3">{item.wants}</p>
            <p className="mt-3 font-serif text-minor text-evergreen">
              {content.pageLabel} {item.page}
            </p>
          </li>
        ))}
      </ol>
      <h2 className="mt-14 border-t border-ink pt-9 text-[1.75rem] leading-tight">{anatomy.headline}</h2>
      <Steps steps={anatomy.parts} />
    </Section>
  )
}

/** Why SEO is a foundation, and the three kinds of work in it. */
export function Foundation({ content }: { content: SeoContent['foundation'] }) {
  return (
    <Section labelledBy="foundation">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:gap-x-16">
        <div>
          <h2 id="foundation" className="max-w-[9em] text-major">
            <NoBreak text={content.headline} />
          </h2>
          <div className="mt-5 max-w-[34rem] space-y-4 text-lead">
            <Paragraphs texts={content.paragraphs} />
          </div>
        </div>
        <ol className="self-end border-b-2 border-evergreen">
          {content.layers.map((layer, index) => (
            <li key={layer.title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5">
              <ItemNumber className="font-serif text-minor text-evergreen tabular" number={index + 1} />
              <div>
                <h3 className="text-minor">{layer.title}</h3>
                <p className="mt-1 text-soft">{layer.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
