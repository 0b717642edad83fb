import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { MachineContent } from './content.schema.ts'

/** Hero in one wide column: the headline over the whole page, the promise and the CTA on a line below it. */
export function MachineHero({ content }: { content: MachineContent['hero'] }) {
  return (
    <section aria-labelledby="hero" className="machine-hero on-dark bg-night text-paper">
      <div className="page-container pt-9 pb-12 md:pt-16 md:pb-18">
        <p className="text-label text-paper/85">{content.kicker}</p>
        <h1 id="hero" className="machine-headline">
          {content.headline.plain} <em className="text-wash">{content.headline.turn}</em>
        </h1>
        <div className="mt-7 grid gap-x-16 gap-y-7 border-white/25 lg:mt-12 lg:grid-cols-[6fr_6fr] lg:border-t lg:pt-8">
          <p className="max-w-[36rem] text-lead text-paper/90">{content.lead}</p>
          <div>
            <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
              <CallToAction href="/book">{content.callToAction}</CallToAction>
              <a className="link" href={content.link.href}>
                {content.link.label}
              </a>
            </div>
            <p className="mt-5 max-w-[30rem] text-small text-paper/85">{content.smallPrint}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
