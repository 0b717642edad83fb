import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { AboutContent } from './content.data.ts'

/** Why we work for cash-pay practices only: the questions of a referred and of a cash-pay patient. */
export function PatientQuestions({ content }: { content: AboutContent['patientQuestions'] }) {
  return (
    <Section labelledBy="patient-questions">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <Headline id="patient-questions" text={content.headline} />
          <p className="mt-4 text-fine text-soft">{content.note}</p>
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-[5fr_7fr]">
          {content.cards.map(({ who, questions }) => (
            <div
              key={who}
              className="border border-t-[3px] border-rule border-t-soft [border-top-style:dotted] bg-white px-6 pt-6 pb-3"
            >
              <h3 className="font-sans text-fine font-normal tracking-normal text-soft">{who}</h3>
              <ul>
                <ListItems
                  texts={questions}
                  className="border-b border-rule py-[0.65rem] font-serif text-(length:--text-minor) leading-tight last:border-0"
                />
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** Requests that we turn down, each with our answer. */
export function WhatWeRefuse({ content }: { content: AboutContent['refusals'] }) {
  return (
    <Section labelledBy="refusals">
      <Heading id="refusals" content={content} />
      <dl className="mt-10 md:mt-14">
        {content.items.map(({ asked, answer }) => (
          <div key={asked} className="grid gap-x-16 gap-y-3 border-t border-ink py-6 sm:grid-cols-2 md:py-9">
            <dt className="text-balance font-serif text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)] leading-[1.1] tracking-[-0.018em] text-evergreen italic [word-spacing:0.06em]">
              {asked}
            </dt>
            <dd className="max-w-[34rem]">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Two things that other pages explain, in short. */
export function WorkSummary({ content }: { content: AboutContent['work'] }) {
  return (
    <Section labelledBy="work">
      <Headline id="work" className="max-w-[14em] text-middle" text={content.headline} />
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {content.items.map(({ title, text, link }) => (
          <div key={title}>
            <h3 className="text-minor">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
            <MoreLink link={link} className="mt-3" />
          </div>
        ))}
      </div>
    </Section>
  )
}
