import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from '../../content/traffic.schema.ts'

/** Classes of the drawn parts, in the order of the content's list. */
const shapes = [
  'anatomy-title',
  'anatomy-answer',
  'anatomy-options',
  'anatomy-price',
  'anatomy-limits',
  'anatomy-name',
]

/** Drawing of a condition page with numbered parts, explained beside it. */
export function PageAnatomy({ content }: { content: SeoContent['anatomy'] }) {
  return (
    <Section labelledBy="anatomy">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <figure className="max-lg:order-2">
          <div role="img" aria-label={content.description} className="anatomy">
            {shapes.map((shape, index) => (
              <div key={shape} className="anatomy-row">
                <span className="anatomy-number">{index + 1}</span>
                {index === 0 ? (
                  <span className="block font-serif text-minor text-balance">{content.sheetTitle}</span>
                ) : (
                  <span className={`block ${shape}`} />
                )}
              </div>
            ))}
          </div>
          <figcaption className="mt-3 text-fine text-soft">{content.note}</figcaption>
        </figure>
        <div>
          <Heading id="anatomy" content={content} />
          <ol className="mt-8 border-b border-rule">
            {content.parts.map((part, index) => (
              <li
                key={part.name}
                className="grid grid-cols-[2rem_1fr] gap-x-2 gap-y-1 border-t border-rule py-4 sm:grid-cols-[2rem_3fr_7fr]"
              >
                <span aria-hidden="true" className="font-serif text-minor text-soft tabular-nums">
                  {index + 1}
                </span>
                <h3 className="text-minor">{part.name}</h3>
                <p className="col-start-2 text-small text-soft sm:col-start-3">{part.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
