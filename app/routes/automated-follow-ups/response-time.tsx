import { HeadingAndText } from '../../components/heading-and-text.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsContent } from '../../content/conversion.schema.ts'

const tones = ['bg-evergreen', 'border border-evergreen bg-wash', 'response-never']

/** Why follow-ups are needed, with a chart of how fast companies answer a lead. */
export function ResponseTime({ content }: { content: FollowUpsContent['responseTime'] }) {
  return (
    <Section tone="leaf" labelledBy="response-time">
      <HeadingAndText
        id="response-time"
        content={content}
        className="lg:grid-cols-[5fr_7fr]"
        measure="max-w-[38rem]"
      />
      <figure className="mt-12">
        <p className="text-small font-semibold">{content.barTitle}</p>
        <div
          role="img"
          aria-label={content.description}
          className="mt-4 grid"
          style={{ gridTemplateColumns: content.parts.map(({ percent }) => `${percent}fr`).join(' ') }}
        >
          {content.parts.map((part, index) => (
            <div key={part.label}>
              <div className={`h-9 forced-color-adjust-none ${tones[index]}`} />
              <p className="mt-2 font-serif text-[1.75rem] leading-none tabular-nums">{part.percent}%</p>
              <p className="mt-1 text-small">{part.label}</p>
            </div>
          ))}
        </div>
        <figcaption className="mt-4 text-fine text-soft">{content.note}</figcaption>
      </figure>
    </Section>
  )
}
