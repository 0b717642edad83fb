import type { PaidTrafficContent } from './content.schema.ts'
import { Redline } from './redline.tsx'

/** The sample post as it appears in a feed, with its edits. */
export function FeedAd({ content }: { content: PaidTrafficContent['proof'] }) {
  const { social } = content
  const labels = { cut: content.cutLabel, runs: content.runsLabel }
  return (
    <div className="feed-ad">
      <p className="flex items-center gap-3 p-4 pb-2">
        <span aria-hidden="true" className="feed-ad-portrait" />
        <span className="leading-tight">
          <span className="block font-semibold">{content.practice}</span>
          <span className="text-label text-soft">{social.sponsored}</span>
        </span>
      </p>
      {social.passages.map((passage) => (
        <p key={passage.cut} className="px-4 py-1.5">
          <Redline passage={passage} labels={labels} />
        </p>
      ))}
      <p className="feed-ad-picture mt-3">
        <span className="font-serif text-[2.75rem] leading-none tracking-[-0.018em]">{social.price}</span>
        <sup className="proof-number">{social.priceNote}</sup>
        <span className="mt-2 block">{social.priceText}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
        <span className="flex-1 basis-36 font-semibold">{social.linkTitle}</span>
        <span className="drawn-button">{social.button}</span>
      </p>
    </div>
  )
}
