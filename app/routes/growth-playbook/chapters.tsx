import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
import type { PlaybookContent } from '../../content/guide/playbook.ts'
import { site } from '../../content/site/site.ts'

interface ChapterListProps {
  content: { heading: string; lead: string; pageWord: string }
  chapters: readonly { title: string; page: number }[]
}

/** The guide's table of contents. */
export function ChapterList({ content, chapters }: ChapterListProps) {
  return (
    <Section tone="leaf" labelledBy="chapters">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <Heading id="chapters" content={{ headline: content.heading }} lead={content.lead} />
        <ol>
          {chapters.map(({ title, page }, index) => (
            <li
              key={title}
              className="flex flex-wrap items-baseline justify-between gap-3 border-t border-rule py-2.5 last:border-b"
            >
              <ItemNumber className="w-7 shrink-0 font-serif text-evergreen tabular" number={index + 1} />
              <span className="dots flex flex-1 items-baseline gap-3">{title}</span>
              <span className="text-small text-soft tabular">
                <span className="sr-only">{content.pageWord} </span>
                {page}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Questions with their answers always visible. */
export function FaqOpen({ content }: { content: PlaybookContent['form']['answers'] }) {
  return (
    <Section labelledBy="answers">
      <Heading id="answers" content={{ headline: content.heading }} />
      <dl className="mt-9 grid gap-x-16 gap-y-9 md:grid-cols-2">
        {content.items.map(({ question, answer, answerWithTexts }) => (
          <div key={question} className="border-t border-ink pt-4">
            <dt className="font-serif text-minor">{question}</dt>
            <dd className="mt-2 max-w-[34rem] text-soft">
              {(site.textMessages && answerWithTexts) || answer}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
