import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { SeoContent } from './content.schema.ts'
import { GrowingLibrary, type GrowingLibraryProps } from './growing-library.tsx'

interface LibraryHeroProps extends GrowingLibraryProps {
  hero: SeoContent['hero']
}

/** Hero on evergreen: the text, and below it the year’s articles growing along the lower edge. */
export function LibraryHero({ hero, ...library }: LibraryHeroProps) {
  return (
    <section aria-labelledby="hero" className="on-dark bg-evergreen text-paper">
      <div className="page-container pt-9 md:pt-12">
        <p className="text-label text-paper/85">{hero.kicker}</p>
        <h1 id="hero" className="mt-3 text-display">
          {hero.headline.plain} <em className="text-wash">{hero.headline.turn}</em>
        </h1>
        <p className="mt-5 max-w-[38rem] text-lead text-paper/90">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
          <CallToAction href="/book">{hero.callToAction}</CallToAction>
          <a className="link" href={hero.link.href}>
            {hero.link.label}
          </a>
        </div>
        <p className="mt-4 max-w-[30rem] text-small text-paper/85">{hero.smallPrint}</p>
        <GrowingLibrary {...library} />
      </div>
    </section>
  )
}
