import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { FollowUpsContent } from './content.schema.ts'

/** Hero beside the inbox: on a wide page it stays in view while the inbox scrolls. */
export function InboxHero({ content }: { content: FollowUpsContent['hero'] }) {
  return (
    <section aria-labelledby="hero" className="inbox-hero">
      <div className="inbox-hero-text">
        <p className="text-label text-soft">{content.kicker}</p>
        <h1 id="hero" className="mt-3 text-display lg:text-[3.125rem]">
          {content.headline.plain} <em className="text-evergreen">{content.headline.turn}</em>
        </h1>
        <p className="mt-6 text-lead text-soft">{content.lead}</p>
        <p className="mt-7">
          <CallToAction href="/book">{content.callToAction}</CallToAction>
        </p>
        <p className="mt-5 text-small text-soft">{content.smallPrint}</p>
        <p className="mt-3">
          <a className="link" href={content.link.href}>
            {content.link.label}
          </a>
        </p>
      </div>
    </section>
  )
}
