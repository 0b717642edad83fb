import type { PageHeroContent } from '../content/company.schema.ts'
import { PageHeading } from './page-heading.tsx'
import { CallToAction } from './ui/call-to-action.tsx'

interface SplitHeroProps {
  content: PageHeroContent
  /** Where the button leads; the specification sends one page's buttons to a place on that page. */
  href?: string
  /** What stands beside the words: a slip, a drawing, a list. */
  children: React.ReactNode
}

/** A page's first screen: what it says and its button, beside something to look at. */
export function SplitHero({ content, href = '/book', children }: SplitHeroProps) {
  return (
    <div className="page-container grid items-center gap-x-16 gap-y-12 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <PageHeading content={content} className="max-w-[10em] text-display" />
        <p className="mt-6 max-w-[35rem] text-lead text-soft">{content.lead}</p>
        <p className="mt-8">
          <CallToAction href={href}>{content.callToAction}</CallToAction>
        </p>
        <p className="mt-5 max-w-[32rem] text-small text-soft">{content.smallPrint}</p>
      </div>
      {children}
    </div>
  )
}
