import { breakEvenContent } from '../../content/promises/break-even.data.ts'
import { Island } from '../../islands/island.tsx'
import { Heading } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import BreakEven from './break-even.island.tsx'

/** “Does it pay for you?” as a section of a page. */
export function BreakEvenSection() {
  return (
    <Section labelledBy="break-even" slim>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <Heading id="break-even" content={breakEvenContent} quiet />
        <div>
          <Island name="break-even" of={BreakEven} wake="touch" props={{}} />
        </div>
      </div>
    </Section>
  )
}
