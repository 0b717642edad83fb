import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessWords } from '../../content/traffic.schema.ts'

/** The profile's fields as a record that has been gone through: what stood there in pencil, what stands there now. */
export function ProfileChecklist({ words }: { words: GoogleBusinessWords['profile'] }) {
  return (
    <Section labelledBy="profile">
      <Heading id="profile" content={words} />
      <CardTable
        look="entries"
        columns={[
          { label: words.fieldLabel },
          { label: words.foundLabel, className: 'text-pencil' },
          { label: words.afterLabel },
        ]}
        rows={words.rows.map(({ field, found, after }) => [field, found, after])}
      />
    </Section>
  )
}
