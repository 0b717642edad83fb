import { areaPrompt } from '../../content/site/areas.data.ts'
import { Heading } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import { AreaForm } from './area-form.tsx'

/** “Is my area open?” as a section of another page. */
export function AreaSection() {
  return (
    <Section labelledBy="area" tone="leaf" slim>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr] lg:items-end">
        <Heading id="area" content={areaPrompt} lead={areaPrompt.lead} quiet />
        <AreaForm />
      </div>
    </Section>
  )
}
