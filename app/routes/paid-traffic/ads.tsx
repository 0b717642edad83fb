import { type PaidTrafficContent, paidTraffic } from './content.data.ts'

const { proof: content } = paidTraffic

type Proof = PaidTrafficContent['proof']

const noteNumber =
  'ml-[0.15em] font-sans text-[0.8125rem] font-semibold tracking-normal text-evergreen no-underline'

/** The sample ad in search results, with its edits. */
export function SearchAd() {
  const { search, social } = content
  const [title, ...lines] = search.passages
  return (
    <div>
      <p className="search-field">{search.query}</p>
      <p className="mt-4 text-label leading-tight text-soft">
        <span className="font-semibold text-ink">{social.sponsored}</span> {search.address}
      </p>
      {title ? (
        <p className="mt-2 font-serif text-minor">
          <Redline passage={title} />
        </p>
      ) : null}
      {lines.map((passage) => (
        <p key={passage.cut} className="mt-2">
          <Redline passage={passage} />
        </p>
      ))}
    </div>
  )
}

/** The sample post as it appears in a feed, with its edits. */
export function FeedAd() {
  const { social } = content
  return (
    <div
      className="self-start overflow-hidden rounded-[10px] border border-ink max-sm:leading-[1.4]"
      data-picture="ad"
    >
      <p className="flex items-center gap-3 p-4 pb-2">
        <span aria-hidden="true" className="w-10 h-10 rounded-full bg-wash border border-evergreen" />
        <span className="leading-tight">
          <span className="block font-semibold">{content.practice}</span>
          <span className="text-label text-soft">{social.sponsored}</span>
        </span>
      </p>
      {social.passages.map((passage) => (
        <p key={passage.cut} className="px-4 py-1.5">
          <Redline passage={passage} />
        </p>
      ))}
      <p className="mt-3 py-5 px-4 bg-wash border-y border-rule text-center">
        <span className="font-serif text-[2.75rem] leading-none tracking-[-0.018em]">{social.price}</span>
        <sup className={`${noteNumber} -top-[1.6em]`}>{social.priceNote}</sup>
        <span className="mt-2 block">{social.priceText}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
        <span className="flex-1 basis-36 font-semibold">{social.linkTitle}</span>
        <span className="rounded-[3px] border border-evergreen px-[0.8rem] py-[0.4rem] font-semibold text-evergreen">
          {social.button}
          <sup className={noteNumber}>{social.buttonNote}</sup>
        </span>
      </p>
    </div>
  )
}

/** A passage of an ad with its edit: the cut wording struck through, then what runs instead, and a note's number. */
function Redline({ passage }: { passage: Proof['social']['passages'][number] }) {
  return (
    <>
      <del className="struck">
        <span className="sr-only">{content.cutLabel} </span>
        {passage.cut}
      </del>{' '}
      <ins className="bg-wash text-evergreen no-underline">
        <span className="sr-only">{content.runsLabel} </span>
        {passage.runs}
      </ins>
      <sup className={noteNumber}>{passage.note}</sup>
    </>
  )
}

interface ProofNotesProps {
  notes: readonly { number: number; title: string; text: string }[]
  className?: string
}

/** Numbered notes in the margin of the sample ad. */
export function ProofNotes({ notes, className }: ProofNotesProps) {
  return (
    <ul className={className}>
      {notes.map((note) => (
        <li key={note.number} className="grid grid-cols-[1.6rem_1fr] border-t border-rule py-[0.6rem]">
          <span className="font-semibold text-evergreen">{note.number}</span>
          <span>
            <strong className="font-semibold">{note.title}.</strong> {note.text}
          </span>
        </li>
      ))}
    </ul>
  )
}
