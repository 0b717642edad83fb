import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, Paragraphs } from '../../components/ui/texts.tsx'
import type { FunnelCreationContent } from './content.data.ts'

/** Why a website loses the visitors that a funnel keeps. */
export function WebsiteVsFunnel({ content }: { content: FunnelCreationContent['websites'] }) {
  return (
    <Section tone="leaf" labelledBy="websites">
      <div className="grid gap-x-16 gap-y-6 sm:grid-cols-2">
        <Headline id="websites" className="max-w-[10em] text-major" text={content.headline} />
        <div className="space-y-4">
          <Paragraphs texts={content.paragraphs} />
        </div>
      </div>
    </Section>
  )
}

/** What the practice gets and keeps: a numbered list in two columns. */
export function Deliverables({ content }: { content: FunnelCreationContent['deliverables'] }) {
  return (
    <Section tone="leaf" labelledBy="deliverables">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <Headline id="deliverables" className="max-w-[9em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.note}</p>
      </div>
      <ol className="mt-9 gap-x-16 border-b border-rule sm:columns-2">
        {content.items.map((item, index) => (
          <li
            key={item}
            className="grid break-inside-avoid grid-cols-[2.5rem_1fr] items-baseline border-t border-rule py-3.5"
          >
            <ItemNumber className="font-serif text-minor tabular" number={index + 1} />
            {item}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What each service passes on to the others. */
export function Integrations({ content }: { content: FunnelCreationContent['integrations'] }) {
  return (
    <Section labelledBy="integrations">
      <Headline id="integrations" className="max-w-[14em] text-major" text={content.headline} />
      <CardTable
        columns={[
          { label: content.fromLabel },
          { label: content.givesLabel },
          { label: content.soThatLabel },
        ]}
        rows={content.rows.map(({ from, gives, soThat }) => [
          <Services key="from" services={from} and={content.and} />,
          gives,
          soThat,
        ])}
      />
    </Section>
  )
}

interface ServicesProps {
  services: FunnelCreationContent['integrations']['rows'][number]['from']
  and: string
}

function Services({ services, and }: ServicesProps) {
  return services.map(({ label, href }, index) => (
    <span key={label}>
      {index > 0 ? ` ${and} ` : ''}
      {href ? <TextLink link={{ label, href }} className="!font-[460]" /> : label}
    </span>
  ))
}
