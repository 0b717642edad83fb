import type { nasal } from '../../content/clinic-evidence.ts'

interface NasalSprayProps {
  heading: string
  before: readonly string[]
  content: typeof nasal
}

/** The only approved nasal product with its uses and boxed warning, compounded ketamine, and the FDA's pages. */
export function NasalSpray({ heading, before, content }: NasalSprayProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {[...before, ...content.paragraphs].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="text-label text-soft">
        {content.sourcesLabel}:{' '}
        {content.sources.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? ', ' : ''}
            <a className="link" href={href}>
              {label}
            </a>
          </span>
        ))}
      </p>
    </section>
  )
}
