import { fillPlaceholders } from '../../content/placeholders.ts'
import { adContent as labels, type SampleAd } from '../../content/specialties/ads.data.ts'
import { initialsOf } from '../people/initials.ts'
import { ChangingText } from '../ui/no-break.tsx'

export interface AdProps {
  ad: SampleAd
  /** What stands for {practice} and {town}. */
  names: { practice: string; town: string }
}

/**
 * An ad as it appears in a feed. Its button is part of the drawing. `hasNotes` adds the numbers of its margin notes. The
 * file is named without "ad", because its script's name comes from it and blockers look for the word.
 */
export function FeedAd({ ad: { ad }, names, hasNotes = false }: AdProps & { hasNotes?: boolean }) {
  const mark = (note: number) => (hasNotes ? <Mark note={note} /> : null)
  return (
    <div className="sample-feed">
      <div className="sample-row">
        <span aria-hidden="true" className="sample-sign">
          {initialsOf(names.practice)}
        </span>
        <p>
          <b className="font-semibold">{names.practice}</b>
          <br />
          <span className="text-label text-soft">{labels.ad.sponsored}</span>
        </p>
        <span className="sample-stamp">{labels.stamp}</span>
      </div>
      <p>
        <ChangingText text={fillPlaceholders(ad.offer, names)} /> {mark(1)}
      </p>
      <p>
        <ChangingText text={ad.status} /> {mark(2)}
      </p>
      <div className="sample-price">
        <p className="drawn-price font-serif">
          <span translate="no">{ad.price}</span>
          {mark(3)}
        </p>
        <p>{ad.priceText}</p>
      </div>
      <div className="sample-row bg-leaf">
        <p>
          <span className="text-label text-soft">{labels.ad.domain}</span>
          <br />
          <b className="font-semibold">{ad.headline}</b> {mark(4)}
        </p>
        <span className="drawn-button">{labels.ad.button}</span>
      </div>
    </div>
  )
}

/** The number of the margin note on a passage. */
export const Mark = ({ note }: { note: number }) => <sup className="sample-mark">{note}</sup>
