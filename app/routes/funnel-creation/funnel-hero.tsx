import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { FunnelCreationContent } from './content.schema.ts'
import { Squares } from './squares.tsx'

interface FunnelHeroProps {
  content: FunnelCreationContent['hero']
  funnel: FunnelCreationContent['funnel']
}

/** Hero on the funnel's axis: everything centered, and the visitors along its lower edge. */
export function FunnelHero({ content, funnel }: FunnelHeroProps) {
  return (
    <section aria-labelledby="hero" className="bg-wash text-center">
      <div className="page-container pt-9 md:pt-12">
        <p className="text-label text-soft">{content.kicker}</p>
        <h1 id="hero" className="mt-3 text-display">
          {content.headline.plain} <em className="text-evergreen">{content.headline.turn}</em>
        </h1>
        <p className="mx-auto mt-5 max-w-[42rem] text-lead">{content.lead}</p>
        <p className="mt-7">
          <CallToAction href="/book">{content.callToAction}</CallToAction>
        </p>
        <p className="mx-auto mt-4 max-w-[42rem] text-small text-soft">
          {content.smallPrint}{' '}
          <a className="link inline-block" href={content.link.href}>
            {content.link.label}
          </a>
        </p>
        <div role="img" aria-label={funnel.description} className="funnel-mouth">
          <p className="mb-3 font-serif text-minor">{funnel.visitorsLabel}</p>
          <Squares count={funnel.visitors} columns={20} className="mx-auto fill-evergreen sm:hidden" />
          <Squares count={funnel.visitors} columns={50} className="mx-auto fill-evergreen max-sm:hidden" />
        </div>
      </div>
    </section>
  )
}
