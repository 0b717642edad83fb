import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import type { Home } from '../../content/home.schema.ts'

interface HeroProps {
  words: Home['hero']
  /** What stands beside the words: the home page puts its appointment book there. */
  children: React.ReactNode
}

/** The first screen: the promise, its price, the way to book. Never fades in: it is the largest paint. */
export function Hero({ words, children }: HeroProps) {
  return (
    <section aria-labelledby="hero" className="overflow-x-clip">
      <div className="page-container grid items-center gap-x-14 gap-y-14 pt-9 pb-16 md:pt-14 md:pb-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 id="hero" className="text-display">
            <NoBreak text={words.headline.plain} /> <em className="text-evergreen">{words.headline.turn}</em>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lead text-soft">{words.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
            <CallToAction href="/book">{words.callToAction}</CallToAction>
            <a className="link text-small" href={words.guaranteeLink.href}>
              {words.guaranteeLink.label}
            </a>
          </div>
          <p className="mt-6 text-small text-soft">{words.smallPrint}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
