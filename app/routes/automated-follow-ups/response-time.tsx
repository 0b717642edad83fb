import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsWords } from '../../content/conversion.schema.ts'

const tones = ['bg-evergreen', 'border border-evergreen bg-wash', 'response-never']

/** Why letters are needed, over one bar with how soon companies answer. */
export function ResponseTime({ words }: { words: FollowUpsWords['silence'] }) {
  return (
    <Section tone="leaf" labelledBy="silence">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <Heading id="silence" kicker={words.kicker}>
          {words.headline}
        </Heading>
        <div className="max-w-[38rem] space-y-4 lg:pt-9">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <figure className="mt-12">
        <p className="text-small font-semibold">{words.barTitle}</p>
        <div
          role="img"
          aria-label={words.description}
          className="mt-4 grid"
          style={{ gridTemplateColumns: words.parts.map(({ percent }) => `${percent}fr`).join(' ') }}
        >
          {words.parts.map((part, index) => (
            <div key={part.label}>
              <div className={`h-9 forced-color-adjust-none ${tones[index]}`} />
              <p className="mt-2 font-serif text-[1.75rem] leading-none tabular-nums">{part.percent}%</p>
              <p className="mt-1 text-small">{part.label}</p>
            </div>
          ))}
        </div>
        <figcaption className="mt-4 text-fine text-soft">{words.note}</figcaption>
      </figure>
    </Section>
  )
}
