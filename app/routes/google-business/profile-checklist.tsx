import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from '../../content/traffic.schema.ts'

/** Fields of a Google profile as we usually find them and as they are afterwards. */
export function ProfileChecklist({ content }: { content: GoogleBusinessContent['profile'] }) {
  return (
    <Section labelledBy="profile">
      <Heading id="profile" content={content} />
      <CardTable
        look="entries"
        columns={[
          { label: content.fieldLabel },
          { label: content.foundLabel, className: 'text-pencil' },
          { label: content.afterLabel },
        ]}
        rows={content.rows.map(({ field, found, after }) => [field, found, after])}
      />
    </Section>
  )
}
