import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { BookCover } from '../../components/drawings/book-cover.tsx'
import FramedWidget from '../../components/framed-widget/framed-widget.island.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
import { edition } from '../../content/guide/edition.data.ts'
import { guide } from '../../content/guide/guide.data.ts'
import { playbook } from '../../content/guide/playbook.data.ts'
import { site } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import type { SiteValues } from '../../site-values.ts'
import { frameSources, widgetAddress } from '../../widget-address.ts'

export const handle = {
  frames: (_: unknown, { leadForm }: SiteValues) => frameSources(leadForm),
}

const content = playbook.form

/** After cover and contents. Each chapter is one page; the guide's test checks it. */
const FIRST_CHAPTER_PAGE = 3

export const meta = () => ({ robots: 'noindex', ...content.meta })

export function load({ query, site: { leadForm } }: PageRequest) {
  return { origins: leadForm.origins, ...widgetAddress(leadForm.address, query) }
}

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <div className="page-container pt-9 pb-16 md:pt-14 md:pb-24">
        <PageHeading content={content} className="max-w-headline text-major" />
        <p className="mt-4 max-w-text text-lead text-soft">{content.lead}</p>
        <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <div className="max-lg:grid max-lg:max-w-card max-lg:grid-cols-[10rem_1fr] max-lg:items-end max-lg:gap-7 max-[18rem]:grid-cols-[1fr]">
            <BookCover />
            <p className="text-fine text-soft lg:mt-6">{content.coverLine}</p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Island
              of={FramedWidget}
              client="load"
              props={{
                content: content.frame,
                address: data.inFrame,
                ownTab: data.ownTab,
                origins: data.origins,
                shows: 'form',
                next: edition.pages.download,
                facts: { phone: site.phone.display, dial: site.phone.dial, email: site.email },
              }}
            />
          </div>
          <Quote {...content.sentence} />
        </div>
      </div>
      <ChapterList />
      <FaqOpen />
      <CallToActionSection {...content.next} />
    </>
  )
}

/** A quote from the guide. */
function Quote({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="border-l-4 border-evergreen pl-6">
      <p className="text-small font-semibold text-evergreen">{heading}</p>
      <p className="mt-3 font-serif text-heading leading-snug">{text}</p>
    </div>
  )
}

/** The guide's table of contents. */
function ChapterList() {
  const { heading, lead, pageWord } = content.contents
  return (
    <Section tone="leaf" labelledBy="chapters">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <Headline id="chapters" className="max-w-headline text-major" text={heading} />
          <p className="mt-3 max-w-lead text-lead opacity-90 md:mt-5">{lead}</p>
        </div>
        <ol>
          {guide.chapters.map(({ title }, index) => (
            <li
              key={title}
              className="flex flex-wrap items-baseline justify-between gap-3 border-t border-rule py-2.5 last:border-b"
            >
              <ItemNumber className="w-7 shrink-0 font-serif text-evergreen tabular" number={index + 1} />
              <span className="dots flex flex-1 items-baseline gap-3">{title}</span>
              <span className="text-small text-soft tabular">
                <span className="sr-only">{pageWord} </span>
                {FIRST_CHAPTER_PAGE + index}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Questions with their answers always visible. */
function FaqOpen() {
  const { heading, items } = content.answers
  return (
    <Section labelledBy="answers">
      <Headline id="answers" className="max-w-headline text-major" text={heading} />
      <dl className="mt-9 grid gap-x-16 gap-y-9 md:grid-cols-2">
        {items.map(({ question, answer, answerWithTexts }) => (
          <div key={question} className="border-t border-ink pt-4">
            <dt className="font-serif text-minor">{question}</dt>
            <dd className="mt-2 max-w-lead text-soft">{(site.textMessages && answerWithTexts) || answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
