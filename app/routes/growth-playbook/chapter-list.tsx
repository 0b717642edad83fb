import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'

interface ChapterListProps {
  words: { heading: string; lead: string; pageWord: string }
  chapters: readonly { title: string; page: number }[]
}

/** What a guide holds, chapter by chapter, as its page of contents. */
export function ChapterList({ words, chapters }: ChapterListProps) {
  return (
    <Section tone="leaf" labelledBy="chapters">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <Heading id="chapters" content={{ headline: words.heading }} lead={words.lead} />
        <ol>
          {chapters.map(({ title, page }, index) => (
            <li key={title} className="dotted-row border-t border-rule py-2.5 last:border-b">
              <span aria-hidden="true" className="w-7 shrink-0 font-serif text-evergreen tabular-nums">
                {index + 1}
              </span>
              <span className="dots">{title}</span>
              <span className="text-small text-soft tabular-nums">
                <span className="sr-only">{words.pageWord} </span>
                {page}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
