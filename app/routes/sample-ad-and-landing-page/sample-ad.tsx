import { MarginNote } from '../../components/samples/sample-document.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { ListItems, Paragraphs } from '../../components/ui/texts.tsx'
import type { AdNote, SampleAd } from './content.data.ts'

/** An ad as it appears in a feed. Its button is part of the drawing. */
export function FeedAd({ content: { ad, practice } }: { content: SampleAd }) {
  return (
    <div className="max-w-[27rem] overflow-hidden rounded-[0.6rem] border border-soft bg-white">
      <div className="flex items-center gap-3 px-4 pt-4">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-[50%] border border-evergreen font-semibold text-evergreen"
        >
          {ad.initials}
        </span>
        <p className="leading-snug">
          <b className="font-semibold">{practice}</b>
          <br />
          <span className="text-label text-soft">{ad.sponsored}</span>
        </p>
      </div>
      <div className="space-y-3 px-4 py-4">
        {ad.passages.map(({ text, note }) => (
          <p key={text}>
            <NoBreak text={text} /> <Mark note={note} />
          </p>
        ))}
      </div>
      <div className="pt-13 px-3 pb-12 bg-wash border-y border-rule text-center print:py-6 print:[print-color-adjust:exact]">
        <p className="drawn-price font-serif text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-none [&>sup]:-top-[1em] [&>sup]:ml-[0.3em]">
          {ad.picture.line}
          <Mark note={ad.picture.note} />
        </p>
        <p className="mt-3">{ad.picture.text}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-leaf px-4 py-3.5">
        <p className="flex-[1_1_9rem] leading-snug">
          <span className="text-label text-soft">{ad.domain}</span>
          <br />
          <b className="font-semibold">{ad.headline}</b> <Mark note={4} />
        </p>
        <span className="drawn-button">{ad.button}</span>
      </div>
    </div>
  )
}

/**
 * A landing page at the size of a phone. Its form is a drawing. Each part below the head has a note of its own, which
 * the grid in `page.css` puts into the part's row; the head has the first two.
 */
export function LandingPage({ content: { ad, page, practice } }: { content: SampleAd }) {
  const isExplained = ({ note }: Passage) => note <= ad.notes.length
  return (
    <div className="drawn-phone">
      <div>
        <p className="bg-leaf px-5 py-2 text-label">
          {page.disclosure.text} <Mark note={page.disclosure.note} />
        </p>
        <p className="border-b border-rule px-5 py-2.5 text-label font-semibold">
          {page.crisis.text} <Mark note={page.crisis.note} />
        </p>
        <p className="px-5 pt-6 text-label font-semibold text-evergreen">{practice}</p>
        <p className="drawn-headline mt-2 px-5 font-serif text-[1.875rem] leading-[1.08]">{page.headline}</p>
        {page.passages.filter(isExplained).map((passage) => (
          <LandingPassage key={passage.text} passage={passage} />
        ))}
      </div>
      {page.passages
        .filter((passage) => !isExplained(passage))
        .map((passage) => (
          <LandingPassage key={passage.text} passage={passage} />
        ))}
      <div className="mx-5 mt-6 border-t border-ink pt-5">
        <Paragraphs
          texts={page.form.fields}
          className="mt-[0.6rem] border border-soft px-[0.8rem] py-[0.6rem] text-soft print:py-[0.2rem]"
        />
        <p className="drawn-box relative mt-4 pl-8">
          {page.form.box} <Mark note={page.form.note} />
        </p>
        <p className="drawn-button mt-4 block w-full text-center">{page.form.button}</p>
      </div>
      <p className="px-5 pt-5 pb-7 text-label text-soft">
        {page.foot} <Mark note={11} />
      </p>
    </div>
  )
}

type Passage = SampleAd['page']['passages'][number]

function LandingPassage({ passage: { title, text, note } }: { passage: Passage }) {
  return (
    <p className="px-5 pt-4">
      {title ? (
        <>
          <b className="font-semibold">{title}</b>
          <br />
        </>
      ) : null}
      <NoBreak text={text} /> <Mark note={note} />
    </p>
  )
}

/** The numbers of a drawing's margin notes start where the last drawing's ended. */
export function Notes({ notes, from, label }: { notes: readonly AdNote[]; from: number; label: string }) {
  return (
    <MarginNote>
      <ol className="ad-notes" start={from} aria-label={label}>
        {notes.map(({ title, text }, index) => (
          <li key={title} className="relative mb-[1.15rem] pl-[2.1rem]">
            <span className="absolute left-0 font-semibold text-pencil" aria-hidden="true">
              {from + index}
            </span>
            <b className="font-semibold">{title}.</b> <NoBreak text={text} />
          </li>
        ))}
      </ol>
    </MarginNote>
  )
}

/** The number of the margin note on a passage. */
export function Mark({ note }: { note: number }) {
  return <sup className="font-sans text-[0.9375rem] font-semibold leading-[0] text-pencil">{note}</sup>
}

/** A draft sentence, struck, and the one that replaced it, with the reasons. */
export function Redline({ content }: { content: SampleAd['redline'] }) {
  return (
    <section aria-labelledby="redline" className="ad-part grid-cols-1">
      <div>
        <h3 id="redline">{content.heading}</h3>
        <p className="text-soft">{content.text}</p>
        <p className="redline mt-5 font-serif text-[clamp(1.4rem,1.2rem+0.9vw,1.75rem)] leading-[1.42]">
          <del className="text-pencil decoration-2 [&>.inline-block]:[text-decoration:inherit]">
            <span className="sr-only">{content.struckLabel} </span>
            <NoBreak text={content.struck} />
          </del>{' '}
          <ins className="text-evergreen no-underline">
            <span className="sr-only">{content.addedLabel} </span>
            <NoBreak text={content.added} />
          </ins>
        </p>
      </div>
      <div>
        <ul className="margin-note grid gap-x-8 gap-y-3 sm:grid-cols-3">
          <ListItems texts={content.reasons} />
        </ul>
        <p className="mt-6 text-label text-soft">{content.asOf}</p>
      </div>
    </section>
  )
}
