import { breakEvenContent } from '../../content/promises/break-even.data.ts'
import { Island } from '../../islands/island.tsx'
import { Heading } from '../ui/heading.tsx'
import BreakEven from './break-even.island.tsx'
import { MonthInWords, MonthSquares } from './guarantee-month.tsx'

/** “Does it pay for you?” as a section of a page; the month runs out of the page's right edge. */
export const BreakEvenSection = () => (
  <section aria-labelledby="break-even" className="overflow-x-clip">
    <div className="section-slim page-container">
      <Heading id="break-even" content={breakEvenContent} quiet />
      <div className="mr-[calc(50%-50vw)]">
        <MonthSquares className="h-11 lg:h-18" />
      </div>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <div>
          <MonthInWords />
        </div>
        <div>
          <Island name="break-even" of={BreakEven} wake="touch" props={{}} />
        </div>
      </div>
    </div>
  </section>
)
