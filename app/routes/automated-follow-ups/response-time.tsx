import type { FollowUpsContent } from './content.schema.ts'

const tones = ['response-hour', 'response-later', 'response-never']

/** How fast companies answer a lead: a bar as wide as the page, with its source. */
export function ResponseTime({ content }: { content: FollowUpsContent['responseTime'] }) {
  return (
    <section aria-labelledby="response-time" className="pt-16 md:pt-24">
      <div className="page-container grid gap-x-16 gap-y-5 pb-10 lg:grid-cols-2" data-reveal="">
        <h2 id="response-time" className="max-w-[11em] text-major">
          {content.headline}
        </h2>
        <div className="space-y-4">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <figure>
        <div
          role="img"
          aria-label={content.description}
          className="response-bar"
          style={{ gridTemplateColumns: content.parts.map(({ percent }) => `${percent}fr`).join(' ') }}
        >
          {content.parts.map((part, index) => (
            <div key={part.label} className={tones[index]}>
              <p className="response-percent tabular">{part.percent}%</p>
              <p className="text-label">{part.label}</p>
            </div>
          ))}
        </div>
        <figcaption className="page-container py-4 text-label text-soft">
          {content.note}{' '}
          <a className="link" href={content.source.address}>
            {content.source.name}
          </a>
        </figcaption>
      </figure>
    </section>
  )
}
