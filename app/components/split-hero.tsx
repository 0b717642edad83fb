import type { PageHeroWords } from '../content/company.schema.ts'
import { CallToAction } from './ui/call-to-action.tsx'
import { Kicker } from './ui/kicker.tsx'

interface SplitOpeningProps {
  words: PageHeroWords
  /** Where the button leads; the specification sends one page's buttons to a place on that page. */
  href?: string
  /** What stands beside the words: a slip, a drawing, a list. */
  children: React.ReactNode
}

/** A page's first screen: what it says and its button, beside something to look at. */
export function SplitHero({ words, href = '/book', children }: SplitOpeningProps) {
  return (
    <div className="page-container grid items-center gap-x-16 gap-y-12 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <Kicker>{words.kicker}</Kicker>
        <h1 className="max-w-[10em] text-display">
          {words.headline.plain} <em className="text-evergreen">{words.headline.turn}</em>
        </h1>
        <p className="mt-6 max-w-[35rem] text-lead text-soft">{words.lead}</p>
        <p className="mt-8">
          <CallToAction href={href}>{words.callToAction}</CallToAction>
        </p>
        <p className="mt-5 max-w-[32rem] text-small text-soft">{words.smallPrint}</p>
      </div>
      {children}
    </div>
  )
}
