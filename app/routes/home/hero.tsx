import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import type { Home } from '../../content/home.schema.ts'

interface HeroProps {
  content: Home['hero']
  children: React.ReactNode
}

/** Hero. Never fades in, because it is the largest contentful paint. */
export function Hero({ content, children }: HeroProps) {
  return (
    <section aria-labelledby="hero" className="overflow-x-clip">
      <div className="page-container grid items-center gap-x-14 gap-y-6 pt-5 pb-8 md:pt-14 md:pb-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 id="hero" className="text-display">
            <NoBreak text={content.headline.plain} />{' '}
            <em className="text-evergreen">{content.headline.turn}</em>
          </h1>
          <p className="mt-5 max-w-[34rem] text-lead text-soft">{content.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
            <a className="link text-small" href={content.guaranteeLink.href}>
              {content.guaranteeLink.label}
            </a>
          </div>
          <p className="mt-3 text-small text-soft">{content.smallPrint}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
