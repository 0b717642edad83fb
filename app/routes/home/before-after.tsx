import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** Two facing pages: the same practice before and after, row by row. */
export function BeforeAfter({ words }: { words: Home['beforeAfter'] }) {
  return (
    <Section tone="leaf" labelledBy="before-after">
      <Heading id="before-after" content={words} />
      <table className="before-after mt-10 w-full text-left">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">{words.beforeLabel}</th>
            <th scope="col">{words.afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.before}>
              <td data-label={words.beforeLabel} className="text-soft">
                {row.before}
              </td>
              <td data-label={words.afterLabel}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
