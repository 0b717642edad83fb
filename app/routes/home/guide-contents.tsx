import { Heading } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/more-link.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** A sample patient guide's table of contents. */
export function GuideContents({ content }: { content: Home['guides'] }) {
  return (
    <Section tone="leaf" labelledBy="guides">
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="guides" lead={content.lead} content={content} />
          <MoreLink link={content.link} />
        </div>
        <div className="booklet lg:order-first">
          <h3 className="text-center text-minor italic">{content.sampleTitle}</h3>
          <ol className="mt-4">
            {content.chapters.map((chapter) => (
              <li key={chapter.title} className="dotted-row py-1 text-small">
                <span className="dots">{chapter.title}</span>
                <span className="tabular-nums">{chapter.page}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
