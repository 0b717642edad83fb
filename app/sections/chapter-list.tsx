import { Band } from '../parts/band.tsx'
import { Heading } from '../parts/heading.tsx'

interface ChapterListProps {
  words: { heading: string; lead: string; pageWord: string }
  quote: { heading: string; text: string }
  chapters: readonly { title: string; page: number }[]
}

/** What a guide holds, chapter by chapter, beside one of its sentences in full. */
export function ChapterList({ words, quote, chapters }: ChapterListProps) {
  return (
    <Band tone="leaf" labelledBy="chapters">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="chapters" lead={words.lead}>
            {words.heading}
          </Heading>
          <ol className="chapters mt-8">
            {chapters.map(({ title, page }, index) => (
              <li key={title} className="leader border-t border-rule py-2.5 last:border-b">
                <span aria-hidden="true" className="w-7 font-serif text-evergreen tabular-nums">
                  {index + 1}
                </span>
                <span>{title}</span>
                <span className="text-small text-soft tabular-nums">
                  <span className="sr-only">{words.pageWord} </span>
                  {page}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <figure className="border-l-4 border-pencil pl-6 lg:mt-24">
          <figcaption className="text-small font-semibold text-pencil">{quote.heading}</figcaption>
          <blockquote className="mt-3 font-serif text-[1.625rem] leading-snug tracking-[-0.01em]">
            {quote.text}
          </blockquote>
        </figure>
      </div>
    </Band>
  )
}
