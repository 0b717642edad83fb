import { fillPlaceholders } from '../../content/placeholders.ts'
import { adContent as labels, type SampleAd } from '../../content/specialties/ads.data.ts'
import { MarginNote } from '../samples/sample-document.tsx'
import { ChangingText } from '../ui/no-break.tsx'
import { SourceLink } from '../ui/text-link.tsx'
import { Paragraphs } from '../ui/texts.tsx'
import { type AdProps, Mark } from './feed.tsx'

/** The numbers of the landing page's margin notes, in its order, after the four of the ad. */
const marks = {
  payer: 5,
  head: 6,
  status: 2,
  cost: 3,
  evidence: 7,
  risks: 8,
  license: 9,
  form: 10,
  platform: 11,
}

/**
 * A landing page at the size of a phone. Its form is a drawing. Each part below the head has a note of its own, which
 * the grid of the sample’s `page.css` puts into the part's row; the head has the first two.
 */
export function LandingPage({ ad: { page }, names }: AdProps) {
  const { titles, form } = labels.page
  return (
    <div className="drawn-phone max-w-card overflow-hidden rounded-3xl border-2 border-ink bg-white pt-5.5">
      <div>
        <p className="bg-leaf px-5 py-2 text-label wrap-anywhere">
          <span>{fillPlaceholders(labels.page.disclosure, names)}</span> <Mark note={marks.payer} />
        </p>
        {page.crisis ? (
          <p className="border-b border-rule px-5 py-2.5 text-label font-semibold">
            <span>{page.crisis}</span> <Mark note={marks.head} />
          </p>
        ) : null}
        <p className="px-5 pt-6 text-label font-semibold text-evergreen wrap-anywhere">{names.practice}</p>
        <p className="mt-2 px-5 font-serif text-heading">
          <span>{page.headline}</span> {page.crisis ? null : <Mark note={marks.head} />}
        </p>
        <Passage text={page.status} note={marks.status} />
        <Passage title={titles.cost} text={page.cost} note={marks.cost} />
      </div>
      <Passage title={titles.evidence} text={page.evidence} note={marks.evidence} />
      <Passage title={titles.risks} text={page.risks} note={marks.risks} />
      <Passage title={titles.decides} text={labels.page.decides} note={marks.license} />
      <div className="mx-5 mt-6 border-t border-ink pt-5">
        <Paragraphs
          texts={form.fields}
          className="mt-2.5 border border-soft px-3 py-2.5 text-soft print:py-1"
        />
        <p className="drawn-box relative mt-4 pl-8">
          {form.box} <Mark note={marks.form} />
        </p>
        <p className="drawn-button mt-4 block w-full text-center">{form.button}</p>
      </div>
      <p className="px-5 pt-5 pb-7 text-label text-soft">
        {labels.page.foot} <Mark note={marks.platform} />
      </p>
    </div>
  )
}

function Passage({ title, text, note }: { title?: string; text: string; note?: number }) {
  return (
    <p className="px-5 pt-4">
      {title ? (
        <>
          <b className="font-semibold">{title}</b>
          <br />
        </>
      ) : null}
      <ChangingText text={text} /> {note ? <Mark note={note} /> : null}
    </p>
  )
}

type Note = SampleAd['notes']['status']

export function AdNotes({ ad }: { ad: SampleAd }) {
  const { treatment, price, outcome } = labels.ad.notes
  return <Notes notes={[treatment, ad.notes.status, price, outcome]} from={1} />
}

export function PageNotes({ ad }: { ad: SampleAd }) {
  const { payer, crisis, first, risks, license, form } = labels.page.notes
  const { evidence, platform } = ad.notes
  const head = ad.page.crisis ? crisis : first
  return <Notes notes={[payer, head, evidence, risks, license, form, platform]} from={5} />
}

/** The numbers of a drawing's margin notes start where the last drawing's ended. */
function Notes({ notes, from }: { notes: readonly Note[]; from: number }) {
  return (
    <MarginNote>
      <ol className="sample-notes" start={from} aria-label={labels.notesHeading}>
        {notes.map(({ title, text, source }, index) => (
          <li key={title} className="relative mb-4.5 pl-8.5">
            <span className="absolute left-0 font-semibold text-evergreen" aria-hidden="true">
              {from + index}
            </span>
            <b className="font-semibold">{`${title}.`}</b> <ChangingText text={text} />{' '}
            {source ? <SourceLink source={source} /> : null}
          </li>
        ))}
      </ol>
    </MarginNote>
  )
}

/** A draft sentence, struck, and the one that replaced it, with the reasons. */
export function Redline({ ad: { ad, redline }, names }: AdProps) {
  return (
    <section aria-labelledby="redline" className="sample-part grid-cols-1">
      <div>
        <h3 id="redline" className="mb-4 text-minor">
          {labels.redline.heading}
        </h3>
        <p className="text-soft">{labels.redline.text}</p>
        <p className="redline mt-5 font-serif text-heading">
          <del className="struck">
            <span className="sr-only">{labels.redline.struckLabel} </span>
            <ChangingText text={redline.struck} />
          </del>{' '}
          <ins className="text-evergreen no-underline">
            <span className="sr-only">{labels.redline.addedLabel} </span>
            <ChangingText text={`${fillPlaceholders(ad.offer, names)} ${ad.status}`} />
          </ins>
        </p>
      </div>
      <div>
        <ul className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-3">
          {redline.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mt-4 text-label">
          <SourceLink source={redline.source} />
        </p>
        <p className="mt-3 text-label text-soft">{labels.redline.asOf}</p>
      </div>
    </section>
  )
}
