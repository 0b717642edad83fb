import { BookCall } from '../../components/book-call.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ListItems, Paragraphs } from '../../components/ui/texts.tsx'
import type { AboutContent } from './content.schema.ts'

/** Hero: headline and CTA, beside the questions of an insured and of a cash-pay patient. */
export function AboutHero({ hero, patientQuestions }: Pick<AboutContent, 'hero' | 'patientQuestions'>) {
  return (
    <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHeading content={hero} />
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="max-w-[35rem] text-lead text-soft">{hero.lead}</p>
          <BookCall className="mt-8" label={hero.callToAction} />
          <p className="mt-4 max-w-[32rem] text-small text-soft">{hero.smallPrint}</p>
        </div>
        <section aria-labelledby="patient-questions">
          <Headline id="patient-questions" className="sr-only" text={patientQuestions.heading} />
          <div className="grid items-start gap-5 sm:grid-cols-[5fr_7fr]">
            {patientQuestions.cards.map(({ who, questions }) => (
              <div key={who} className="question-card">
                <h3 className="font-sans text-fine font-normal tracking-normal text-soft">{who}</h3>
                <ul>
                  <ListItems texts={questions} />
                </ul>
              </div>
            ))}
          </div>
          <p className="mt-4 text-fine text-soft">{patientQuestions.note}</p>
        </section>
      </div>
    </div>
  )
}

interface HeadingAndTextProps {
  id: string
  content: { kicker: string; headline: string; paragraphs: readonly string[] }
}

/** A section heading with its text beside it on a wide page. */
export function HeadingAndText({ id, content }: HeadingAndTextProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <Heading id={id} content={content} />
      <div className="max-w-[36rem] space-y-4 lg:pt-9">
        <Paragraphs texts={content.paragraphs} />
      </div>
    </div>
  )
}

/** How the work is done, in short, with a link to the page about it. */
export function WorkSummary({ content }: { content: AboutContent['work'] }) {
  return (
    <Section labelledBy="work">
      <HeadingAndText id="work" content={content} />
      <MoreLink link={content.link} className="mt-5 lg:ml-[calc((100%-4rem)*7/12+4rem)]" />
    </Section>
  )
}

/** Requests that we turn down, each with our answer. */
export function WhatWeRefuse({ content }: { content: AboutContent['refusals'] }) {
  return (
    <Section tone="evergreen" labelledBy="refusals">
      <Heading id="refusals" content={content} />
      <dl className="refusals mt-10 md:mt-14">
        {content.items.map(({ asked, answer }) => (
          <div key={asked}>
            <dt className="font-serif text-[1.75rem] leading-tight tracking-[-0.018em] italic">{asked}</dt>
            <dd className="mt-3 max-w-[30rem] opacity-90">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** A bar for each asset along the term of the agreement; bars that cross the red line stay with the practice. */
export function OwnershipTimeline({ content }: { content: AboutContent['ownership'] }) {
  const { marks } = content
  return (
    <Section labelledBy="ownership">
      <Heading id="ownership" lead={content.lead} content={content} />
      <div className="ownership mt-12">
        <p aria-hidden="true" className="ownership-axis">
          <span>{marks.session}</span>
          <span>{marks.launch}</span>
          <span>{marks.notice}</span>
          <b>{marks.lastDay}</b>
        </p>
        <ul>
          {content.assets.map(({ what, from, outcome, after }) => (
            <li key={what} className={`ownership-${outcome}`}>
              <span className="ownership-what">{what}</span>
              <span className="ownership-track">
                <span className={from === 'launch' ? 'ownership-late' : undefined} />
                <span className="ownership-after">{after}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-5 lg:grid-cols-[8fr_4fr]">
        <p className="max-w-[44rem] text-soft">{content.limits}</p>
        <ul className="text-small">
          {content.links.map(({ label, href }) => (
            <li key={href} className="py-1">
              <TextLink link={{ label, href }} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
