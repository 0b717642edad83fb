import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from './content.schema.ts'
import { PageAnatomy } from './page-anatomy.tsx'

interface FourSearchesProps {
  content: SeoContent['searches']
  anatomy: SeoContent['anatomy']
}

/** Four searches along a line of weeks, each with the page that answers it; then one such page in detail. */
export function FourSearches({ content, anatomy }: FourSearchesProps) {
  return (
    <Section tone="leaf" labelledBy="searches">
      <h2 id="searches" className="max-w-[14em] text-major">
        {content.headline}
      </h2>
      <p className="mt-4 max-w-[42rem] text-lead text-soft">{content.lead}</p>
      <ol className="searches">
        {content.items.map((item) => (
          <li key={item.query} className="search-step">
            <p className="text-label text-soft">{item.when}</p>
            <p className="search-field mt-2">{item.query}</p>
            <p className="mt-3">{item.wants}</p>
            <p className="mt-3 font-serif text-minor text-evergreen italic">
              {content.pageLabel} {item.page}
            </p>
          </li>
        ))}
      </ol>
      <PageAnatomy content={anatomy} />
    </Section>
  )
}
