import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutContent } from './content.schema.ts'

/** Whose data is stored where, who sees it and what it is not used for. */
export function DataLimits({ content }: { content: AboutContent['data'] }) {
  const { labels } = content
  return (
    <Section labelledBy="data">
      <Heading id="data" content={content} />
      <CardTable
        look="comparison"
        caption={content.caption}
        columns={[labels.whose, labels.where, labels.who, labels.limit].map((label) => ({ label }))}
        rows={content.rows.map(({ whose, where, who, limit }) => [whose, where, who, limit])}
      />
      <p className="mt-6 text-small">
        <a className="link" href={content.link.href}>
          {content.link.label}
        </a>
      </p>
    </Section>
  )
}
