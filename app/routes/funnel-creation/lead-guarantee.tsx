import { BookCall } from '../../components/book-call.tsx'
import { rectsPath } from '../../components/charts/svg-rects.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { TermItems } from '../../components/ui/texts.tsx'
import type { FunnelCreationContent } from './content.data.ts'

/** The end of the funnel: the leads that are left, and the guarantee with its terms. */
export function LeadGuarantee({ content }: { content: FunnelCreationContent['guarantee'] }) {
  return (
    <section aria-labelledby="guarantee" className="page-container pb-16 md:pb-24">
      <div className="relative z-1 mx-auto -mb-8 w-fit max-w-full bg-evergreen px-8 py-4 text-center text-paper sm:max-lg:ml-4">
        <p className="font-serif text-minor">{content.leadsLabel}</p>
      </div>
      <div className="guarantee pt-19">
        <div className="text-center">
          <Headline id="guarantee" className="mx-auto max-w-[14em] text-major" text={content.headline} />
          <p className="mx-auto mt-4 max-w-[38rem] text-lead">{content.promise}</p>
        </div>
        <dl className="mt-9 grid gap-x-14 sm:grid-cols-2">
          <TermItems terms={content.terms} className="border-t border-rule py-5" />
        </dl>
        <MoreLink link={content.link} className="mt-3" />
      </div>
    </section>
  )
}

const SIDE = 12
const PITCH = 16
/** Width if the stylesheet is missing, in pixels. */
const UNSTYLED = 60

interface PeopleRectsProps {
  count: number
  columns: number
  /** How many of them are filled; the others are outlined. All, unless given. */
  filled?: number
  className?: string
}

/** People as small squares in rows, the last row centered. Decorative: the numbers are in the text. */
export function PeopleRects({
  count,
  columns,
  filled = count,
  className = 'fill-evergreen',
}: PeopleRectsProps) {
  const rows = Math.ceil(count / columns)
  const width = columns * PITCH - (PITCH - SIDE)
  const corners = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return { x: 1 + ((columns - inRow) * PITCH) / 2 + (nth % columns) * PITCH, y: 1 + row * PITCH }
  })
  const outlined = corners.slice(filled).map(({ x, y }) => ({ x: x + 0.75, y: y + 0.75 }))
  return (
    <svg
      aria-hidden="true"
      width={UNSTYLED}
      height={(UNSTYLED * (rows * PITCH - 2)) / (width + 2)}
      style={{ width: width + 2, height: 'auto' }}
      viewBox={`0 0 ${width + 2} ${rows * PITCH - 2}`}
      className={`block max-w-full ${className}`}
    >
      <path d={rectsPath(corners.slice(0, filled), SIDE)} />
      {outlined.length > 0 ? (
        <path d={rectsPath(outlined, SIDE - 1.5)} className="fill-white stroke-evergreen" strokeWidth="1.5" />
      ) : null}
    </svg>
  )
}

const TAPS = 9

/** Closing CTA below a row of taps to count. */
export function ClosingWithTapCount({ content }: { content: FunnelCreationContent['closing'] }) {
  return (
    <section aria-labelledby="closing" className="bg-wash text-center">
      <div className="page-container py-16 md:py-20">
        <p aria-hidden="true" className="flex flex-wrap items-center justify-center gap-[0.6rem]">
          <span className="text-label">{content.tapLabel}</span>
          {Array.from({ length: TAPS }, (_, index) => index + 1).map((tap) => (
            <span key={tap} className="tap tabular">
              {tap}
            </span>
          ))}
          <span className="tap bg-evergreen px-4 text-paper">{content.goal}</span>
        </p>
        <Headline id="closing" className="mt-8 text-major" text={content.headline} />
        <p className="mx-auto mt-4 max-w-[40rem] text-lead">{content.text}</p>
        <BookCall className="mt-7" label={content.callToAction} />
      </div>
    </section>
  )
}
