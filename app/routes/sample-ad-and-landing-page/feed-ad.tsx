import type { SampleAd } from './content.schema.ts'
import { Mark } from './notes.tsx'

/** An ad as it appears in a feed. Its button is part of the drawing. */
export function FeedAd({ content: { ad, practice } }: { content: SampleAd }) {
  return (
    <div className="drawn-ad">
      <div className="flex items-center gap-3 px-4 pt-4">
        <span aria-hidden="true" className="ad-initials">
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
            {text} <Mark note={note} />
          </p>
        ))}
      </div>
      <div className="ad-picture">
        <p className="drawn-price">
          {ad.picture.line} <Mark note={ad.picture.note} />
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
