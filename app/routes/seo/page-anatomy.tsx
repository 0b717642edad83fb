import type { SeoContent } from './content.schema.ts'

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
    <div className="mt-14 border-t border-ink pt-9">
      <h2 className="text-[1.75rem] leading-tight">{content.headline}</h2>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <figure>
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
          <figcaption className="mt-3 text-label text-soft">{content.note}</figcaption>
        </figure>
        <ol className="border-b border-rule">
          {content.parts.map((part, index) => (
            <li
              key={part.name}
              className="grid grid-cols-[2rem_1fr] gap-x-2 gap-y-1 border-t border-rule py-3.5 sm:grid-cols-[2rem_3fr_7fr]"
            >
              <span aria-hidden="true" className="font-serif text-minor text-pencil tabular">
                {index + 1}
              </span>
              <h3 className="text-minor">{part.name}</h3>
              <p className="col-start-2 text-soft sm:col-start-3">{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
