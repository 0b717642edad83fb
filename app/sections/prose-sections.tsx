import type { PageSection } from '../../words/pages.schema.ts'

interface ProseSectionsProps {
  sections: readonly PageSection[]
  /** Puts the owner's facts into a sentence. */
  fill: (sentence: string) => string
}

/** Text under headings, each heading in the margin of its paragraphs. */
export function ProseSections({ sections, fill }: ProseSectionsProps) {
  return (
    <div className="mx-auto max-w-[74rem] px-5 py-14 md:px-10 md:py-20">
      {sections.map((section) => (
        <section
          key={section.heading}
          id={section.id}
          className="grid gap-x-10 gap-y-3 border-t border-rule py-8 sm:grid-cols-[5fr_7fr]"
        >
          <h2 className="max-w-[22ch] text-minor">{section.heading}</h2>
          <div className="max-w-[38rem] space-y-4">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph)}</p>
            ))}
            {section.links ? (
              <ul className="flex flex-wrap gap-x-6 gap-y-2">
                {section.links.map((link) => (
                  <li key={link.href}>
                    <a className="link" href={link.href}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
      ))}
    </div>
  )
}
