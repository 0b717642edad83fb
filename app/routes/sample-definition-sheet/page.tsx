import { MarginNote, SampleDocument, Signatures } from '../../components/samples/sample-document.tsx'
import style from '../../components/samples/sample-print.css?inline'
import { CardTable } from '../../components/ui/card-table.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { samples } from '../../content/promises/samples.data.ts'
import { definitionSheet as content } from './content.data.ts'

export const handle = { style }

export const meta = () => content.meta

export function Page() {
  return (
    <SampleDocument
      page={content}
      here="/samples/definition-sheet"
      title={content.title}
      facts={content.facts}
    >
      <p className="max-w-text py-7 font-serif text-heading">{content.definition}</p>
      <CardTable
        columns={content.columns.map((label, index) => ({
          label,
          className: index === 1 ? 'font-serif text-lead text-evergreen italic' : '',
        }))}
        rows={content.tests.map(({ test, agreed, checked }, index) => [
          <>
            <span className="mr-2.5 font-serif font-[460] text-lead text-evergreen">{index + 1}</span>
            {test}
          </>,
          agreed,
          checked,
        ])}
      />
      <div className="grid gap-x-12 gap-y-7 pt-9 wrap-anywhere md:grid-cols-[2fr_3fr_3fr]">
        <section aria-labelledby="excluded">
          <h3 id="excluded" className="mb-2 text-minor">
            {content.excluded.heading}
          </h3>
          <ul>
            <ListItems texts={content.excluded.items} className="cross" />
          </ul>
        </section>
        {[content.counting, content.disputes].map(({ heading, text }) => (
          <section key={heading} aria-label={heading}>
            <h3 className="mb-2 text-minor">{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <div className="mt-9 max-w-wide border-l-2 border-soft pl-4">
        <MarginNote label={samples.noteLabel}>
          <p>{content.note}</p>
        </MarginNote>
      </div>
      <Signatures parties={content.signatures} lines={content.signatureLines} />
    </SampleDocument>
  )
}
