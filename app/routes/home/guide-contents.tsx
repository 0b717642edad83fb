import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** A sample patient guide's table of contents. */
export function GuideContents({ content }: { content: Home['guides'] }) {
  return (
    <Section tone="leaf" labelledBy="guides">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="guides" lead={content.lead} content={content} />
          <ul className="mt-8 max-w-[38rem]">
            {content.points.map((point) => (
              <li key={point} className="border-t border-rule py-3.5 last:border-b">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:order-first">
          <div className="booklet">
            <h3 className="text-center text-minor italic">{content.sampleTitle}</h3>
            <ol className="mt-6">
              {content.chapters.map((chapter) => (
                <li key={chapter.title} className="dotted-row py-2 text-small">
                  <span className="dots">{chapter.title}</span>
                  <span className="tabular-nums">{chapter.page}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </Section>
  )
}
