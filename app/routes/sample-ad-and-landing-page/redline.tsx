import type { SampleAd } from './content.schema.ts'

/** A draft sentence, struck, and the one that replaced it, with the reasons. */
export function Redline({ content }: { content: SampleAd['redline'] }) {
  return (
    <section aria-labelledby="redline" className="ad-part">
      <div>
        <h3 id="redline">{content.heading}</h3>
        <p className="text-soft">{content.text}</p>
        <p className="redline">
          <del>
            <span className="sr-only">{content.struckLabel} </span>
            {content.struck}
          </del>{' '}
          <ins>
            <span className="sr-only">{content.addedLabel} </span>
            {content.added}
          </ins>
        </p>
      </div>
      <div>
        <ul className="margin-note space-y-3">
          {content.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mt-6 text-label text-soft">{content.asOf}</p>
      </div>
    </section>
  )
}
