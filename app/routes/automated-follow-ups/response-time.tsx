import { HeadingAndText } from '../../components/heading-and-text.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsWords } from '../../content/conversion.schema.ts'

const tones = ['bg-evergreen', 'border border-evergreen bg-wash', 'response-never']

/** Why letters are needed, over one bar with how soon companies answer. */
export function ResponseTime({ words }: { words: FollowUpsWords['silence'] }) {
  return (
    <Section tone="leaf" labelledBy="silence">
      <HeadingAndText
        id="silence"
        content={words}
        className="lg:grid-cols-[5fr_7fr]"
        measure="max-w-[38rem]"
      />
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
