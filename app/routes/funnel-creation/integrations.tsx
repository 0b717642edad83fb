import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationWords } from '../../content/conversion.schema.ts'

/** What the services hand to one another, as a table that turns into entries on a phone. */
export function Integrations({ words }: { words: FunnelCreationWords['handOvers'] }) {
  return (
    <Section tone="night" labelledBy="hand-overs">
      <Heading id="hand-overs" kicker={words.kicker}>
        {words.headline}
      </Heading>
      <table className="entries mt-10 w-full text-left">
        <thead>
          <tr>
            <th scope="col">{words.fromLabel}</th>
            <th scope="col">{words.givesLabel}</th>
            <th scope="col">{words.soThatLabel}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.gives}>
              <th scope="row" className="font-serif text-minor font-[460]">
                {row.from.map((service, index) => (
                  <span key={service.label}>
                    {index > 0 ? ` ${words.and} ` : ''}
                    {service.href ? (
                      <a className="link !font-[460]" href={service.href}>
                        {service.label}
                      </a>
                    ) : (
                      service.label
                    )}
                  </span>
                ))}
              </th>
              <td data-label={words.givesLabel}>{row.gives}</td>
              <td data-label={words.soThatLabel} className="text-paper/85">
                {row.soThat}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
