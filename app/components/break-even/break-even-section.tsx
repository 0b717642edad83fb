import { breakEvenContent } from '../../content/promises/break-even.data.ts'
import { Island } from '../../islands/island.tsx'
import { Headline } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import BreakEven from './break-even.island.tsx'
import { describeMonth } from './break-even.ts'
import { MonthSquares } from './guarantee-month.tsx'

const { squares, text } = describeMonth()

/** “Would it pay off for you?” as a section of a page. */
export const BreakEvenSection = () => (
  <Section labelledBy="break-even" slim>
    <Headline id="break-even" className="text-middle" text={breakEvenContent.headline} />
    <MonthSquares className="h-11 lg:h-14" />
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
      <div>
        <p className="text-label">{squares}</p>
        <p className="mt-1 font-serif text-minor">{text}</p>
      </div>
      <div>
        <Island of={BreakEven} client="touch" props={{}} />
      </div>
    </div>
  </Section>
)
