import { Headline } from '../../components/ui/heading.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { SampleReport } from './content.data.ts'

const headingStyle = 'border-b border-ink pb-2 text-minor'

interface ReportTableProps {
  id: string
  heading: string
  rows: readonly { label: string; value: string | number; note?: string | undefined }[]
}

/** Names and their values, line by line. */
export function ReportTable({ id, heading, rows }: ReportTableProps) {
  return (
    <section aria-labelledby={id}>
      <Headline as="h3" id={id} className={headingStyle} text={heading} />
      <dl>
        {rows.map(({ label, value, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
            <dt>
              {label}
              {note ? (
                <span className="block text-(length:--text-label) text-soft print:text-[8.5pt]">{note}</span>
              ) : null}
            </dt>
            <dd className="font-semibold whitespace-nowrap tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What changed, what comes next and what the practice does. */
export function Remarks({ content }: { content: SampleReport['remarks'] }) {
  return (
    <div className="mt-10 grid content-start gap-x-14 gap-y-9 md:grid-cols-3 md:gap-x-10 print:mt-6 print:grid-cols-3 print:gap-x-6 print:gap-y-0">
      {content.map(({ heading, items }) => (
        <section key={heading} aria-label={heading}>
          <h3 className={headingStyle}>{heading}</h3>
          <ul>
            <ListItems texts={items} className="border-b border-rule py-[0.55rem] print:py-[0.32rem]" />
          </ul>
        </section>
      ))}
    </div>
  )
}
