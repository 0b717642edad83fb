import { HeadingAndText } from '../../components/heading-and-text.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineWords } from '../../content/conversion.schema.ts'

/** Who does which part, what each reports, and what belongs to none of them. */
export function Responsibilities({ words }: { words: MachineWords['gap'] }) {
  return (
    <Section labelledBy="gap">
      <HeadingAndText id="gap" content={words} />
      <CardTable
        look="entries"
        className="mt-12"
        columns={[
          { label: words.whoLabel },
          { label: words.reportLabel },
          { label: words.missingLabel, className: 'text-pencil' },
        ]}
        rows={words.rows.map(({ who, report, missing }) => [who, report, missing])}
      />
    </Section>
  )
}
