import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhyChooseUsWords } from './content.schema.ts'

/** A table on a wide page; on a phone each row is a card whose lines carry their column's name. */
export function ComparisonTable({ words }: { words: WhyChooseUsWords['comparison'] }) {
  const { labels } = words
  return (
    <Section labelledBy="comparison">
      <Heading id="comparison" kicker={words.kicker} lead={words.lead}>
        {words.headline}
      </Heading>
      {/* Roles said again, because a table that is laid out as blocks loses them in some browsers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="versus versus-marked mt-10 w-full text-left">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.feature}</th>
            <th scope="col">{labels.us}</th>
            <th scope="col">{labels.them}</th>
            <th scope="col">{labels.detail}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <td data-label={labels.us} className="versus-us">
                {row.us}
              </td>
              <td data-label={labels.them}>{row.them}</td>
              <td className="versus-detail">{row.detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-[44rem] text-small text-soft">{words.note}</p>
    </Section>
  )
}
