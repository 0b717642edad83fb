import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessWords } from '../../content/traffic.schema.ts'

/** The profile's fields as a record that has been gone through: what stood there in pencil, what stands there now. */
export function ProfileChecklist({ words }: { words: GoogleBusinessWords['profile'] }) {
  return (
    <Section labelledBy="profile">
      <Heading id="profile" kicker={words.kicker}>
        {words.headline}
      </Heading>
      <table className="entries mt-10 w-full text-left">
        <thead>
          <tr>
            <th scope="col">{words.fieldLabel}</th>
            <th scope="col">{words.foundLabel}</th>
            <th scope="col">{words.afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.field}>
              <th scope="row" className="font-serif text-minor font-[460]">
                {row.field}
              </th>
              <td data-label={words.foundLabel} className="text-pencil">
                {row.found}
              </td>
              <td data-label={words.afterLabel}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
