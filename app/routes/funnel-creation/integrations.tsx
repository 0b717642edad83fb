import { CardTable } from '../../components/ui/card-table.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationContent } from './content.schema.ts'

/** What each service passes on to the others. */
export function Integrations({ content }: { content: FunnelCreationContent['integrations'] }) {
  return (
    <Section labelledBy="integrations">
      <h2 id="integrations" className="max-w-[14em] text-major">
        {content.headline}
      </h2>
      <CardTable
        look="entries"
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
      {href ? (
        <a className="link !font-[460]" href={href}>
          {label}
        </a>
      ) : (
        label
      )}
    </span>
  ))
}
