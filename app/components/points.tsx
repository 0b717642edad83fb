import type { PointsContent } from '../content/service.schema.ts'
import { Heading } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface PlainPointsProps {
  content: PointsContent
  /** Id of the headline, which names the section's landmark. */
  id: string
  tone?: 'paper' | 'leaf' | 'evergreen' | 'night'
}

/** A headline on one side, a list of points on the other. */
export function Points({ content, id, tone = 'night' }: PlainPointsProps) {
  const dark = tone === 'night' || tone === 'evergreen'
  const line = dark ? 'border-white/20' : 'border-rule'
  return (
    <Section tone={tone} labelledBy={id}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="sticky lg:top-24 lg:self-start">
          <Heading id={id} lead={content.lead} content={content} />
        </div>
        <dl className={`border-b ${line}`}>
          {content.points.map((point) => (
            <div key={point.title} className={`border-t py-5.5 ${line}`}>
              <dt className="font-serif text-minor">{point.title}</dt>
              <dd className={`mt-1.5 max-w-[38rem] ${dark ? 'text-paper/85' : 'text-soft'}`}>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
