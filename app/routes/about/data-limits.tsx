import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutWords } from './content.schema.ts'

/** Whose data lies where, who sees it and where its use ends; on a phone each row is a card. */
export function DataLimits({ words }: { words: AboutWords['data'] }) {
  const { labels } = words
  return (
    <Section labelledBy="data">
      <Heading id="data" content={words} />
      <CardTable
        look="comparison"
        caption={words.caption}
        columns={[labels.whose, labels.where, labels.who, labels.limit].map((label) => ({ label }))}
        rows={words.rows.map(({ whose, where, who, limit }) => [whose, where, who, limit])}
      />
      <p className="mt-6 text-small">
        <a className="link" href={words.link.href}>
          {words.link.label}
        </a>
      </p>
    </Section>
  )
}
