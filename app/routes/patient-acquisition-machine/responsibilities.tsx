import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineWords } from '../../content/conversion.schema.ts'

/** Who does which part, what each reports, and what belongs to none of them. */
export function Responsibilities({ words }: { words: MachineWords['gap'] }) {
  return (
    <Section labelledBy="gap">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[6fr_6fr]">
        <Heading id="gap" kicker={words.kicker}>
          {words.headline}
        </Heading>
        <div className="max-w-[36rem] space-y-4 lg:pt-9">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <table className="entries mt-12 w-full text-left">
        <thead>
          <tr>
            <th scope="col">{words.whoLabel}</th>
            <th scope="col">{words.reportLabel}</th>
            <th scope="col">{words.missingLabel}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.who}>
              <th scope="row" className="font-serif text-minor font-[460]">
                {row.who}
              </th>
              <td data-label={words.reportLabel} className="tick-cell">
                {row.report}
              </td>
              <td data-label={words.missingLabel} className="text-pencil">
                {row.missing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
