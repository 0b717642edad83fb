import { BookCall } from '../../components/book-call.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import type { Hero } from '../../content/read/parts.ts'

interface SplitHeroProps {
  content: Hero
  children: React.ReactNode
}

/** Hero in two columns: headline, lead and CTA, beside a card or figure. */
export function SplitHero({ content, children }: SplitHeroProps) {
  return (
    <div className="page-container grid items-center gap-x-16 gap-y-12 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <PageHeading content={content} className="max-w-[10em] text-display" />
        <p className="mt-6 max-w-[35rem] text-lead text-soft">{content.lead}</p>
        <BookCall className="mt-8" label={content.callToAction} />
        <p className="mt-5 max-w-[32rem] text-small text-soft">{content.smallPrint}</p>
      </div>
      {children}
    </div>
  )
}
