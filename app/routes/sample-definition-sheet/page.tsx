import { MarginNote, SampleDocument, Signatures } from '../../components/samples/sample-document.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { samples } from '../../content/promises/samples.data.ts'
import { definitionSheet as content } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

const path = '/samples/definition-sheet'

export const meta = () => content.meta

export function Page() {
  return (
    <SampleDocument page={content} samples={samples} here={path} title={content.title} facts={content.facts}>
      <p className="sheet-definition">{content.definition}</p>
      <CardTable
        className=""
        columns={content.columns.map((label, index) => ({
          label,
          className: index === 1 ? 'font-serif text-lead text-evergreen italic' : '',
        }))}
        rows={content.tests.map(({ test, agreed, checked }, index) => [
          <>
            <span className="mr-[0.6rem] font-serif font-[460] text-[1.25em] text-evergreen">
              {index + 1}
            </span>
            {test}
          </>,
          agreed,
          checked,
        ])}
      />
      <div className="sheet-rules">
        <section aria-labelledby="excluded">
          <h3 id="excluded">{content.excluded.heading}</h3>
          <ul>
            <ListItems texts={content.excluded.items} className="cross" />
          </ul>
        </section>
        {[content.counting, content.disputes].map(({ heading, text }) => (
          <section key={heading} aria-label={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <div className="sheet-note">
        <MarginNote label={samples.noteLabel}>
          <p>{content.note}</p>
        </MarginNote>
      </div>
      <Signatures parties={content.signatures} lines={content.signatureLines} />
    </SampleDocument>
  )
}
