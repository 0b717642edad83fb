import type { ServiceHeroContent } from '../content/service.schema.ts'
import { PageHeading } from './page-heading.tsx'
import { CallToAction } from './ui/call-to-action.tsx'

interface ServiceHeroProps {
  content: ServiceHeroContent
  /** The page's main figure. */
  children: React.ReactNode
  /** On a wide page: `beside` the text, or `below` it at full width. */
  drawing?: 'beside' | 'below'
  tone?: 'paper' | 'night'
}

/** Hero of a service page: headline, lead, CTA, a secondary link and a figure. */
export function ServiceHero({ content, children, drawing = 'beside', tone = 'paper' }: ServiceHeroProps) {
  const dark = tone === 'night'
  const soft = dark ? 'text-paper/85' : 'text-soft'
  const columns = drawing === 'beside' ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : ''
  return (
    <section
      aria-labelledby="hero"
      className={`overflow-x-clip ${dark ? 'on-dark bg-night text-paper' : ''}`}
    >
      <div
        className={`page-container grid items-center gap-x-16 gap-y-12 pt-9 pb-16 md:pt-14 md:pb-20 ${columns}`}
      >
        <div
          className={
            drawing === 'below' ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] lg:[&>:last-child]:pt-7' : ''
          }
        >
          <div>
            <PageHeading id="hero" content={content} tone={dark ? 'dark' : 'light'} />
          </div>
          <div className={drawing === 'beside' ? 'mt-6' : ''}>
            <p className={`max-w-[34rem] text-lead ${soft}`}>{content.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
              <CallToAction href="/book">{content.callToAction}</CallToAction>
              <a className="link text-small" href={content.link.href}>
                {content.link.label}
              </a>
            </div>
            <p className={`mt-6 max-w-[34rem] text-small ${soft}`}>{content.smallPrint}</p>
          </div>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
