import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from './content.schema.ts'

/** Why SEO is a foundation, and the three kinds of work in it. */
export function Foundation({ content }: { content: SeoContent['foundation'] }) {
  return (
    <Section labelledBy="foundation">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_6fr]">
        <div>
          <h2 id="foundation" className="max-w-[9em] text-major">
            <NoBreak text={content.headline} />
          </h2>
          <div className="mt-5 max-w-[34rem] space-y-4 text-lead">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <ol className="self-end border-b-2 border-evergreen">
          {content.layers.map((layer, index) => (
            <li key={layer.title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5">
              <span aria-hidden="true" className="font-serif text-minor text-evergreen tabular">
                {index + 1}
              </span>
              <div>
                <h3 className="text-minor">{layer.title}</h3>
                <p className="mt-1 text-soft">{layer.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
