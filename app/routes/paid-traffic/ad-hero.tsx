import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { PaidTrafficContent } from './content.schema.ts'

/** Hero: the headline across the page, the offer and the button below it; the sample ad follows at once. */
export function AdHero({ content }: { content: PaidTrafficContent['hero'] }) {
  return (
    <section aria-labelledby="hero" className="bg-leaf">
      <div className="page-container pt-9 pb-10 md:pt-12">
        <p className="text-label text-soft">{content.kicker}</p>
        <h1 id="hero" className="mt-3 text-display">
          {content.headline.plain} <em className="text-evergreen">{content.headline.turn}</em>
        </h1>
        <div className="mt-6 grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
          <p className="max-w-[40rem] text-lead text-soft">{content.lead}</p>
          <div className="lg:justify-self-end">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
            <p className="mt-4 max-w-[24rem] text-small text-soft">
              {content.smallPrint}{' '}
              <a className="link inline-block" href={content.link.href}>
                {content.link.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
