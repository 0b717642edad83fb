import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineWords } from '../../content/conversion.schema.ts'

/** Who does which part, what each reports, and what belongs to none of them. */
export function Responsibilities({ words }: { words: MachineWords['gap'] }) {
  return (
    <Section labelledBy="gap">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[6fr_6fr]">
        <Heading id="gap" kicker={words.kicker}>
          {words.headline}
        </Heading>
        <div className="max-w-[36rem] space-y-4 lg:pt-9">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
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
