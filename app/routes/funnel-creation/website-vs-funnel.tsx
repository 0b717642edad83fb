import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationContent } from './content.schema.ts'

/** A website's menu and a funnel's single page, drawn as two phone screens. */
export function WebsiteVsFunnel({ content }: { content: FunnelCreationContent['websites'] }) {
  const { site, page } = content
  return (
    <Section tone="leaf" labelledBy="websites">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[6fr_6fr]">
        <div>
          <h2 id="websites" className="max-w-[10em] text-major">
            {content.headline}
          </h2>
          <div className="mt-6 max-w-[36rem] space-y-4">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <figure>
          <div role="img" aria-label={content.description} className="grid grid-cols-2 gap-4 sm:gap-8">
            <div>
              <div className="phone-screen">
                <span className="phone-bar" />
                {site.menu.map((entry) => (
                  <span key={entry} className="border-b border-rule py-[0.42rem] text-fine text-soft">
                    {entry}
                  </span>
                ))}
              </div>
              <p className="mt-3 text-center text-label">{site.label}</p>
            </div>
            <div>
              <div className="phone-screen">
                <span className="mt-3 font-serif text-minor">{page.title}</span>
                <span className="phone-lines mt-4" />
                <span className="mt-4 border-y border-ink py-2 text-fine">{page.price}</span>
                <span className="phone-lines mt-4 !h-[2.1rem]" />
                <span className="mt-auto bg-evergreen px-2 py-2.5 text-center text-fine font-semibold text-paper">
                  {page.button}
                </span>
              </div>
              <p className="mt-3 text-center text-label">{page.label}</p>
            </div>
          </div>
          <figcaption className="mt-1 text-center text-label text-soft">{content.note}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
