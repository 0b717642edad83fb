import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { GoogleBusinessContent } from './content.schema.ts'
import { MapPack } from './map-pack.tsx'

interface MapHeroProps {
  content: GoogleBusinessContent['hero']
  mapPack: GoogleBusinessContent['mapPack']
}

/** Hero: the text on paper, and the map running off the page's right edge. */
export function MapHero({ content, mapPack }: MapHeroProps) {
  return (
    <section aria-labelledby="hero" className="map-hero border-b border-rule">
      <div className="map-hero-text">
        <p className="text-label text-soft">{content.kicker}</p>
        <h1 id="hero" className="mt-3 max-w-[10.5em] text-display">
          {content.headline.plain} <em className="text-evergreen">{content.headline.turn}</em>
        </h1>
        <p className="mt-6 max-w-[30rem] text-lead text-soft">{content.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
          <CallToAction href="/book">{content.callToAction}</CallToAction>
          <a className="link" href={content.link.href}>
            {content.link.label}
          </a>
        </div>
        <p className="mt-5 max-w-[30rem] text-small text-soft">{content.smallPrint}</p>
      </div>
      <MapPack content={mapPack} />
    </section>
  )
}
