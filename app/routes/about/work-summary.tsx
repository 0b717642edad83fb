import { Section } from '../../components/ui/section.tsx'
import type { AboutContent } from './content.schema.ts'
import { HeadingAndText } from './heading-and-text.tsx'

/** How the work is done, in short, with a link to the page about it. */
export function WorkSummary({ content }: { content: AboutContent['work'] }) {
  return (
    <Section labelledBy="work">
      <HeadingAndText id="work" content={content} />
      <p className="mt-5 lg:ml-[calc((100%-4rem)*7/12+4rem)]">
        <a className="link" href={content.link.href}>
          {content.link.label}
        </a>
      </p>
    </Section>
  )
}
