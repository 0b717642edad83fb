import { breakEvenContent } from '../../content/promises/break-even.data.ts'
import { Island } from '../../islands/island.tsx'
import { Heading } from '../ui/heading.tsx'
import BreakEven from './break-even.island.tsx'
import { MonthInWords, MonthSquares } from './guarantee-month.tsx'

/** “Does it pay for you?” as a section of a page, with the month from edge to edge. */
export const BreakEvenSection = () => (
  <section aria-labelledby="break-even" className="section-slim">
    <div className="page-container">
      <Heading id="break-even" content={breakEvenContent} quiet />
    </div>
    <MonthSquares className="h-11 lg:h-18" />
    <div className="page-container grid gap-x-16 gap-y-4 lg:grid-cols-2">
      <div>
        <MonthInWords />
      </div>
      <div>
        <Island name="break-even" of={BreakEven} wake="touch" props={{}} />
      </div>
    </div>
  </section>
)
