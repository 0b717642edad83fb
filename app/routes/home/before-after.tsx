import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** The same practice before and after, row by row. */
export function BeforeAfter({ content }: { content: Home['beforeAfter'] }) {
  return (
    <Section tone="leaf" labelledBy="before-after">
      <Heading id="before-after" content={content} />
      <table className="before-after mt-4 w-full md:mt-10 text-left">
        <thead>
          <tr>
            <th scope="col">{content.beforeLabel}</th>
            <th scope="col">{content.afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <tr key={row.before}>
              <td className="text-soft">{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
