import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from '../../content/traffic.schema.ts'

/** Why SEO is a foundation: text in one column, with an aside. */
export function Foundation({ content }: { content: SeoContent['foundation'] }) {
  return (
    <Section tone="leaf" labelledBy="foundation">
      <Heading id="foundation" content={content} />
      <div className="mt-9 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_4fr]">
        <div className="max-w-[40rem] space-y-5 text-lead">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="self-start border-t-2 border-evergreen pt-4 font-serif text-minor text-evergreen italic">
          {content.aside}
        </p>
      </div>
    </Section>
  )
}
