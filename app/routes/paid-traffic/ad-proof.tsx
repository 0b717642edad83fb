import { FeedAd, SearchAd } from './ads.tsx'
import type { PaidTrafficContent } from './content.schema.ts'

/** The sample ads as a marked-up proof; its two columns are as wide as their share of the ad budget. */
export function AdProof({ content }: { content: PaidTrafficContent['proof'] }) {
  const { social, search, form } = content
  const columns = { '--social': `${social.percent}fr`, '--search': `${search.percent}fr` }
  return (
    <section aria-labelledby="proof" className="proof-section">
      <div className="page-container pb-16 md:pb-24">
        <div className="proof">
          <div className="grid gap-x-12 gap-y-2 border-b border-ink pb-5 lg:grid-cols-[1fr_1fr]">
            <h2 id="proof" className="text-[1.75rem] leading-tight">
              {content.headline}
            </h2>
            <p className="text-soft">{content.lead}</p>
          </div>
          <div className="proof-columns" style={columns as React.CSSProperties}>
            <div>
              <BudgetShare share={social} />
              <div className="proof-pair">
                <FeedAd content={content} />
                <ProofNotes notes={social.notes} />
              </div>
              <div className="proof-pair">
                <LeadForm content={form} practice={content.practice} />
                <ProofNotes notes={form.notes} />
              </div>
            </div>
            <div>
              <BudgetShare share={search} light />
              <SearchAd content={content} />
              <ProofNotes notes={search.notes} />
              <div className="mt-4 space-y-4 border-t-2 border-ink pt-4">
                <p>{content.split}</p>
                <p>
                  <a className="link" href={content.more.href}>
                    {content.more.label}
                  </a>
                </p>
                <p className="text-label text-soft">{content.asOf}</p>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

interface BudgetShareProps {
  share: { percent: number; name: string; reach: string }
  light?: boolean
}

/** A platform’s share of the budget: a bar to scale, the figure and whom it reaches. */
function BudgetShare({ share, light = false }: BudgetShareProps) {
  return (
    <div className="mb-6">
      <span
        aria-hidden="true"
        className={`budget-bar ${light ? 'budget-bar-light' : 'bg-evergreen'}`}
        style={{ '--share': `${share.percent}%` } as React.CSSProperties}
      />
      <h3 className="mt-3 text-[1.75rem] leading-tight tabular">
        {share.percent}% <span className="text-minor">{share.name}</span>
      </h3>
      <p className="text-soft">{share.reach}</p>
    </div>
  )
}

interface RedlineProps {
  passage: { cut: string; runs: string; note: number }
  labels: { cut: string; runs: string }
}

/** A passage of an ad with its edit: the cut wording struck through, then what runs instead, and a note's number. */
export function Redline({ passage, labels }: RedlineProps) {
  return (
    <>
      <del className="redline-cut">
        <span className="sr-only">{labels.cut} </span>
        {passage.cut}
      </del>{' '}
      <ins className="redline-runs">
        <span className="sr-only">{labels.runs} </span>
        {passage.runs}
      </ins>
      <sup className="proof-number">{passage.note}</sup>
    </>
  )
}

interface ProofNotesProps {
  notes: readonly { number: number; title: string; text: string }[]
}

/** Numbered notes in the margin of the sample ad. */
export function ProofNotes({ notes }: ProofNotesProps) {
  return (
    <ul className="proof-notes">
      {notes.map((note) => (
        <li key={note.number}>
          <span className="proof-note-number">{note.number}</span>
          <span>
            <strong className="font-semibold">{note.title}.</strong> {note.text}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LeadFormProps {
  content: PaidTrafficContent['proof']['form']
  practice: string
}

/** A drawing of the lead form that opens from the ad; not a form. */
export function LeadForm({ content, practice }: LeadFormProps) {
  return (
    <div className="feed-ad p-4">
      <p className="text-label text-soft">{practice}</p>
      <p className="font-serif text-minor">
        {content.title}
        <sup className="proof-number">{content.note}</sup>
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2.5">
        {content.fields.map((field) => (
          <li key={field} className="drawn-field first:col-span-2">
            {field}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-2.5">
        <span aria-hidden="true" className="drawn-box" />
        {content.box}
      </p>
      <p className="drawn-button mt-4 text-center">{content.button}</p>
    </div>
  )
}
