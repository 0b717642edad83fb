import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { PageHeroWords } from '../../content/company.schema.ts'

/** A first screen without a picture: the statement across the page, the rest under it in two columns. */
export function PlainHero({ words }: { words: PageHeroWords }) {
  return (
    <div className="mx-auto max-w-[74rem] px-5 pt-12 pb-12 md:px-10 md:pt-20 md:pb-16">
      <p className="mb-4 flex items-center gap-3 text-fine text-soft before:h-px before:w-8 before:bg-current before:content-['']">
        {words.kicker}
      </p>
      <h1 className="text-display">
        {words.headline.plain} <em className="text-evergreen">{words.headline.turn}</em>
      </h1>
      <div className="mt-8 grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
        <p className="max-w-[36rem] text-lead text-soft">{words.lead}</p>
        <div>
          <CallToAction href="/book">{words.callToAction}</CallToAction>
          <p className="mt-4 text-small text-soft">{words.smallPrint}</p>
        </div>
      </div>
    </div>
  )
}
