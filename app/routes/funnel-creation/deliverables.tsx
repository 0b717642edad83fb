import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, Paragraphs } from '../../components/ui/texts.tsx'
import type { FunnelCreationContent } from './content.data.ts'

/** A website's menu and a funnel's single page, drawn as two phone screens. */
export function WebsiteVsFunnel({ content }: { content: FunnelCreationContent['websites'] }) {
  const { site, page } = content
  return (
    <Section tone="leaf" labelledBy="websites">
      <div className="grid items-center gap-x-10 gap-y-8 sm:grid-cols-2 lg:gap-x-16">
        <div>
          <Headline id="websites" className="max-w-[10em] text-major" text={content.headline} />
          <div className="mt-6 max-w-[36rem] space-y-4">
            <Paragraphs texts={content.paragraphs} />
          </div>
        </div>
        <div>
          <div role="img" aria-label={content.description} className="grid grid-cols-2 gap-4 lg:gap-8">
            <div>
              <div className="phone-screen">
                <span className="mb-[0.4rem] h-[0.8rem] border border-transparent bg-leaf" />
                {site.menu.map((entry) => (
                  <span key={entry} className="border-b border-rule py-[0.42rem] text-fine text-soft">
                    {entry}
                  </span>
                ))}
              </div>
              <p className="mt-3 text-center text-label">{site.label}</p>
            </div>
            <div>
              <div className="phone-screen">
                <span className="mt-3 font-serif text-minor">{page.title}</span>
                <span className="phone-lines mt-4" />
                <span className="mt-4 border-y border-ink py-2 text-fine">{page.price}</span>
                <span className="phone-lines mt-4 !h-[2.1rem]" />
                <span className="mt-auto bg-evergreen px-2 py-2.5 text-center text-fine font-semibold text-paper">
                  {page.button}
                </span>
              </div>
              <p className="mt-3 text-center text-label">{page.label}</p>
            </div>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** What the practice gets and keeps: a numbered list in two columns. */
export function Deliverables({ content }: { content: FunnelCreationContent['deliverables'] }) {
  return (
    <Section tone="night" labelledBy="deliverables">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <Headline id="deliverables" className="max-w-[9em] text-major" text={content.headline} />
        <p className="text-lead opacity-90">{content.note}</p>
      </div>
      <ol className="mt-9 gap-x-16 border-b border-white/25 sm:columns-2">
        {content.items.map((item, index) => (
          <li
            key={item}
            className="grid break-inside-avoid grid-cols-[2.5rem_1fr] items-baseline border-t border-white/25 py-3.5"
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
      {href ? <TextLink link={{ label, href }} className="!font-[460]" /> : label}
    </span>
  ))
}
