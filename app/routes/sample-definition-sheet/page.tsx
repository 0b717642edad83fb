import site from '../../../site.config.ts'
import { MarginNote, SampleDocument, Signatures } from '../../components/samples/sample-document.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { samples } from '../../content/promises/samples.ts'
import { definitionSheet as content } from './content.ts'
import { DefinitionTable } from './definition-table.tsx'
import style from './page.css?inline'

export const handle = { style }

const path = '/samples/definition-sheet'

export const meta = () => content.meta

const fill = (text: string) => fillPlaceholders(text, { brand: site.brand, email: site.email })

export function Page() {
  return (
    <SampleDocument page={content} samples={samples} here={path} title={content.title}>
      <dl className="sample-facts">
        {content.facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sheet-definition">{content.definition}</p>
      <DefinitionTable content={content} />
      <div className="sheet-rules">
        <section aria-labelledby="excluded">
          <h3 id="excluded">{content.excluded.heading}</h3>
          <ul>
            {content.excluded.items.map((item) => (
              <li key={item} className="cross">
                {item}
              </li>
            ))}
          </ul>
        </section>
        {[content.counting, content.disputes].map(({ heading, text }) => (
          <section key={heading} aria-label={heading}>
            <h3>{heading}</h3>
            <p>{fill(text)}</p>
          </section>
        ))}
      </div>
      <div className="sheet-note">
        <MarginNote label={samples.noteLabel}>
          <p>{content.note}</p>
        </MarginNote>
      </div>
      <Signatures parties={content.signatures.map(fill)} lines={content.signatureLines} />
    </SampleDocument>
  )
}
