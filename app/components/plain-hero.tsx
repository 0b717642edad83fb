import type { Hero } from '../content/read/parts.ts'
import { PageHeading } from './page-heading.tsx'
import { CallToAction } from './ui/call-to-action.tsx'

interface PlainHeroProps {
  content: Hero
  href?: string | undefined
  children?: React.ReactNode
}

/** Hero without a figure: headline at full width, lead and CTA below it in two columns. */
export const PlainHero = ({ content, href = '/book', children }: PlainHeroProps) => (
  <div className="page-container pt-10 pb-12 md:pt-16 md:pb-16">
    <PageHeading content={content} />
    <div className="mt-6 grid gap-x-16 gap-y-7 md:mt-8 md:grid-cols-[7fr_5fr] md:max-lg:gap-x-8">
      <p className="max-w-[36rem] text-lead text-soft">{content.lead}</p>
      <div>
        <CallToAction href={href}>{content.callToAction}</CallToAction>
        <p className="mt-4 max-w-[32rem] text-small text-soft">{content.smallPrint}</p>
      </div>
    </div>
    {children}
  </div>
)
