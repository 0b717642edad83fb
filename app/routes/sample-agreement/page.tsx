import { MarginNote, SampleDocument, Signatures } from '../../components/samples/sample-document.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { agreement, agreementPdf, type Clause } from '../../content/promises/agreement.data.ts'
import { samples } from '../../content/promises/samples.data.ts'
import { site } from '../../content/site/site.data.ts'
import { sampleAgreement as content } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => content.meta

const agency = {
  term: content.agency.term,
  value: `${site.legalName}, ${site.addressLine} ${content.agency.suffix}`,
}

/** The PDF, and links to the clauses with a note. */
function Actions() {
  const marked = agreement.clauses.flatMap((clause, index) => (clause.note ? [{ ...clause, index }] : []))
  return (
    <div className="mt-5 text-small">
      <p>
        <a className="link" href={agreementPdf} download>
          {content.download}
        </a>
        <br />
        <span className="text-soft">{content.downloadNote}</span>
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 max-sm:flex-col" aria-label={content.marked}>
        {marked.map(({ id, heading, index }) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {index + 1} {heading}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Page() {
  return (
    <SampleDocument page={content} here="/samples/agreement" title={agreement.title} actions={<Actions />}>
      <dl>
        {[agency, ...agreement.parties].map(({ term, value }) => (
          <div key={term} className="grid grid-cols-[7rem_1fr] border-b border-rule py-2">
            <dt className="text-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Clauses />
      <Signatures parties={agreement.signatures} lines={agreement.signatureLines} />
    </SampleDocument>
  )
}

/** The numbered clauses of the agreement; those with a note are bracketed in red pencil. */
function Clauses() {
  return agreement.clauses.map((clause, index) => (
    <section
      key={clause.id}
      id={clause.id}
      aria-labelledby={`${clause.id}-heading`}
      className="pt-9 lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:gap-x-14 [&_p+p]:mt-3"
    >
      <div className={clause.note ? 'marked' : undefined}>
        <h3 id={`${clause.id}-heading`} className="mb-2.5 text-minor">
          <span className="mr-1.5 text-evergreen">{index + 1}</span> {clause.heading}
        </h3>
        {clause.paragraphs.map((text) => (
          <p key={text}>
            <NoBreak text={text} />
          </p>
        ))}
        {clause.note ? null : <ClauseLink clause={clause} />}
      </div>
      {clause.note ? (
        <div className="mt-4.5 lg:mt-0.5">
          <MarginNote label={samples.noteLabel}>
            <p>{clause.note}</p>
            <ClauseLink clause={clause} />
          </MarginNote>
        </div>
      ) : null}
    </section>
  ))
}

function ClauseLink({ clause: { link } }: { clause: Clause }) {
  if (!link) return null
  return <MoreLink link={link} className="no-print" />
}
