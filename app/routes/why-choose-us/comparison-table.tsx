import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhyChooseUsContent } from './content.schema.ts'

/** Compares us with a typical agency. */
export function ComparisonTable({ content }: { content: WhyChooseUsContent['comparison'] }) {
  const { labels } = content
  return (
    <Section labelledBy="comparison">
      <Heading id="comparison" lead={content.lead} content={content} />
      <CardTable
        look="comparison"
        className="comparison-marked mt-10"
        caption={content.caption}
        columns={[
          { label: labels.feature },
          { label: labels.us, className: 'comparison-us' },
          { label: labels.them },
          { label: labels.detail, className: 'comparison-detail', bare: true },
        ]}
        rows={content.rows.map(({ feature, us, them, detail }) => [feature, us, them, detail])}
      />
      <p className="mt-6 max-w-[44rem] text-soft">
        {content.note}{' '}
        <a className="link" href={content.link.href}>
          {content.link.label}
        </a>
      </p>
    </Section>
  )
}
