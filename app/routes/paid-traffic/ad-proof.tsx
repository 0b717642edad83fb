import { AdPicker } from '../../components/my-ad/ad-picker.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { type PaidTrafficContent, paidTraffic } from './content.data.ts'

/** The sample ads as a marked-up proof; its two columns are as wide as their share of the ad budget. */
export function AdProof({ content }: { content: PaidTrafficContent['proof'] }) {
  const { social, search } = content
  const columns = { '--social': `${social.percent}fr`, '--search': `${search.percent}fr` }
  return (
    <section
      aria-labelledby="proof"
      className="bg-[linear-gradient(var(--color-leaf)_22rem,transparent_22rem)]"
    >
      <div className="page-container pb-8 md:pb-24">
        <div className="book-page border border-rule bg-white px-[1.1rem] py-6 max-sm:-mx-side max-sm:border-x-0 lg:px-9 lg:py-8">
          <div className="grid items-end gap-x-12 gap-y-4 border-b border-ink pb-5 lg:grid-cols-2">
            <div>
              <Headline id="proof" className="text-[1.75rem] leading-tight" text={content.headline} />
              <p className="mt-2 text-soft">{content.lead}</p>
            </div>
            <AdPicker specialty={social.specialty} />
          </div>
          <div
            className="grid gap-8 pt-5 pb-1 lg:grid-cols-[minmax(0,var(--social))_minmax(0,var(--search))] lg:gap-2"
            style={columns as React.CSSProperties}
          >
            <div className="lg:pr-6">
              <BudgetShare share={social} />
              <div className="grid gap-5 sm:grid-cols-[21.5rem_1fr] sm:gap-7">
                <FeedAd />
                <div>
                  <ProofNotes notes={social.notes} />
                  <p className="border-t border-rule pt-4">
                    {content.approval} <TextLink link={content.more} />
                  </p>
                </div>
              </div>
            </div>
            <div>
              <BudgetShare share={search} light />
              <div className="max-sm:leading-[1.4] sm:max-lg:grid sm:max-lg:grid-cols-[21.5rem_minmax(0,1fr)] sm:max-lg:gap-7">
                <SearchAd />
                <ProofNotes notes={search.notes} className="mt-5 sm:max-lg:mt-0" />
              </div>
            </div>
          </div>
          <div className="mt-6 grid gap-x-12 gap-y-2 border-t-2 border-ink pt-4 lg:grid-cols-2">
            <p>{content.split}</p>
            <p className="text-label text-soft">{content.asOf}</p>
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

/**
 * A platform’s share of the budget: a bar, the figure and whom it reaches. On a wide page the bar is as wide as its column,
 * which is to scale.
 */
function BudgetShare({ share, light = false }: BudgetShareProps) {
  return (
    <div className="mb-4 sm:mb-6">
      <span
        aria-hidden="true"
        className={`block h-[0.9rem] w-(--share) lg:w-auto ${light ? 'bg-wash bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--color-hatch)_4px_5px)] forced-color-adjust-none print:[print-color-adjust:exact]' : 'bg-evergreen lg:-mr-6'}`}
        style={{ '--share': `${share.percent}%` } as React.CSSProperties}
      />
      <h3 className="mt-3 text-[1.75rem] leading-tight tabular">
        {share.percent}% <span className="text-minor">{share.name}</span>
      </h3>
      <p className="text-soft max-sm:hidden">{share.reach}</p>
    </div>
  )
}

const { proof: content } = paidTraffic

type Proof = PaidTrafficContent['proof']

const noteNumber =
  'ml-[0.15em] font-sans text-[0.8125rem] font-semibold tracking-normal text-evergreen no-underline'

/** The sample ad in search results, with its edits. */
function SearchAd() {
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
        <p key={passage.cut} className="mt-2 font-serif text-lead leading-[1.4]">
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
        <p key={passage.cut} className="px-4 py-1.5 font-serif text-[1.3125rem] leading-[1.38]">
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
function ProofNotes({ notes, className }: ProofNotesProps) {
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
