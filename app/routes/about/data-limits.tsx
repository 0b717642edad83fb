import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutWords } from './content.schema.ts'

/** Whose data lies where, who sees it and where its use ends; on a phone each row is a card. */
export function DataLimits({ words }: { words: AboutWords['data'] }) {
  const { labels } = words
  return (
    <Section labelledBy="data">
      <Heading id="data" kicker={words.kicker}>
        {words.headline}
      </Heading>
      {/* Roles said again, because a table that is laid out as blocks loses them in some browsers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="versus mt-10 w-full text-left">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.whose}</th>
            <th scope="col">{labels.where}</th>
            <th scope="col">{labels.who}</th>
            <th scope="col">{labels.limit}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ whose, where, who, limit }) => (
            <tr key={whose}>
              <th scope="row">{whose}</th>
              <td data-label={labels.where}>{where}</td>
              <td data-label={labels.who}>{who}</td>
              <td data-label={labels.limit}>{limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-small">
        <a className="link" href={words.link.href}>
          {words.link.label}
        </a>
      </p>
    </Section>
  )
}
