import { Headline } from '../../components/ui/heading.tsx'
import type { BlockOf } from '../../content/guide/guide.ts'

interface ReaderTableProps {
  content: { heading: string; lead: string }
  table: BlockOf<'table'>
}

/** Who in a practice reads which chapter; each row is a card on a phone. */
export function ReaderTable({ content, table }: ReaderTableProps) {
  const [, reads, gets] = table.columns
  return (
    <section aria-labelledby="readers" className="mt-20 border-t border-rule pt-12">
      <Headline id="readers" className="max-w-[14.2em] text-major" text={content.heading} />
      <p className="mt-4 max-w-[38rem] text-soft">{content.lead}</p>
      <table className="mt-8 w-full text-left max-sm:block">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="border-b border-ink max-sm:sr-only">
          <tr>
            {table.columns.map(({ heading }) => (
              <th key={heading} scope="col" className="py-2.5 pr-6 text-small font-semibold text-evergreen">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map(([who, chapters, outcome]) => (
            <tr key={who} className="border-b border-rule align-baseline max-sm:block max-sm:py-4">
              <th
                scope="row"
                className="py-3 pr-6 font-serif text-minor font-normal max-sm:block max-sm:py-0"
              >
                {who}
              </th>
              <td className="py-3 pr-6 sm:whitespace-nowrap tabular max-sm:block max-sm:py-1">
                <span className="text-soft sm:hidden">{reads?.heading}: </span>
                {chapters}
              </td>
              <td className="py-3 text-soft max-sm:block max-sm:py-0">
                <span className="sm:hidden">{gets?.heading}: </span>
                {outcome}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
