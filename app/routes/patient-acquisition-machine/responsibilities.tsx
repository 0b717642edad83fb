import { HeadingAndText } from '../../components/heading-and-text.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from '../../content/conversion.schema.ts'

/** Who does which part, what each reports, and what nobody is responsible for. */
export function Responsibilities({ content }: { content: MachineContent['gap'] }) {
  return (
    <Section labelledBy="gap">
      <HeadingAndText id="gap" content={content} />
      <CardTable
        look="entries"
        className="mt-12"
        columns={[
          { label: content.whoLabel },
          { label: content.reportLabel },
          { label: content.missingLabel, className: 'text-pencil' },
        ]}
        rows={content.rows.map(({ who, report, missing }) => [who, report, missing])}
      />
    </Section>
  )
}
