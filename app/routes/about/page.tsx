import { BookCall } from '../../components/book-call.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { People } from '../../components/people/people.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { OurRecord } from '../../components/proof/our-record.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems, Paragraphs } from '../../components/ui/texts.tsx'
import { site } from '../../content/site/site.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { about } from './content.data.ts'

export const meta = () => about.meta

export const load = async ({ site }: PageRequest) => ({ deskRecord: await site.deskRecord() })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <PlainHero content={about.hero} />
      <Ordered
        names={about.order}
        sections={{
          people: <People people={site.people} note={<ClientPractices />} />,
          record: <OurRecord desk={data.deskRecord} className="page-container pt-8" />,
          patientQuestions: <PatientQuestions content={about.patientQuestions} />,
          claims: <ClaimReview content={about.claims} />,
          refusals: <WhatWeRefuse content={about.refusals} />,
          data: <DataLimits content={about.data} />,
          work: <WorkSummary content={about.work} />,
          checks: <DueDiligence content={about.checks} />,
        }}
      />
    </>
  )
}

/** Why we work for cash-pay practices only: the questions of a referred and of a cash-pay patient. */
function PatientQuestions({ content }: { content: typeof about.patientQuestions }) {
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
function WhatWeRefuse({ content }: { content: typeof about.refusals }) {
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
function WorkSummary({ content }: { content: typeof about.work }) {
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

const { proof } = about.claims

/** Who reviews a medical claim, shown on one edited sentence with notes beside it. */
function ClaimReview({ content }: { content: typeof about.claims }) {
  return (
    <Section tone="leaf" labelledBy="claims">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <Heading id="claims" content={content} />
        <div className="max-w-[36rem] space-y-4">
          <Paragraphs texts={content.paragraphs} />
        </div>
      </div>
      <section
        aria-labelledby="proof"
        className="mt-12 border border-rule bg-white lg:grid lg:grid-cols-[7fr_5fr]"
      >
        <div className="p-6 md:p-10">
          <Headline
            as="h3"
            id="proof"
            className="font-sans text-fine font-normal tracking-normal text-soft"
            text={proof.heading}
          />
          <p className="mt-5 font-serif text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.42]">
            {proof.sentence.map((passage) => (
              <Passage key={passage.text} passage={passage} />
            ))}
          </p>
        </div>
        <div className="border-rule p-6 pt-0 md:px-10 lg:border-l lg:px-8 lg:pt-10">
          <ol className="space-y-4">
            {proof.notes.map(({ who, text }, index) => (
              <li key={text} className="grid grid-cols-[1.5rem_1fr]">
                <ItemNumber className="font-serif text-evergreen tabular" number={index + 1} />
                <span>
                  <b className="font-semibold">{who}.</b> <span className="text-soft">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <p className="px-6 pb-6 text-fine text-soft md:px-10 lg:col-span-2">
          {proof.caption} <TextLink link={proof.source} />
        </p>
      </section>
    </Section>
  )
}

/** A part of the sentence with the number of its note. Screen readers are told what was removed and what added. */
function Passage({ passage }: { passage: (typeof proof.sentence)[number] }) {
  if (passage.kind === 'kept') return <>{passage.text} </>
  const Change = passage.kind === 'struck' ? 'del' : 'ins'
  return (
    <>
      <Change className={passage.kind}>
        <span className="sr-only">{passage.kind === 'struck' ? proof.struckLabel : proof.addedLabel} </span>
        {passage.text}
      </Change>
      <sup className="ml-[0.2em] font-sans text-[0.8125rem] text-evergreen">
        <span className="sr-only"> {proof.noteLabel} </span>
        {passage.note}
      </sup>{' '}
    </>
  )
}

/** Closing section: what a reader can check without us and how long it takes, then the CTA. */
function DueDiligence({ content }: { content: typeof about.checks }) {
  return (
    <Section tone="leaf" labelledBy="checks">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="checks" content={content} />
          <p className="mt-6 max-w-[32rem] text-soft">{content.missing}</p>
          <BookCall className="mt-8" label={content.callToAction} />
        </div>
        <ol className="border-b border-rule">
          {content.items.map(({ takes, title, text, link }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-rule py-5 sm:grid-cols-[9rem_1fr]"
            >
              <p className="font-serif text-[1.75rem] leading-tight text-evergreen tabular">{takes}</p>
              <div>
                <h3 className="text-minor">{title}</h3>
                <p className="mt-1 text-small text-soft">
                  {text} {link ? <TextLink link={link} /> : null}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-10 text-small text-soft">
        {content.imprintLabel} {`${site.legalName}, ${site.addressLine}.`}
      </p>
    </Section>
  )
}

/** Whose data is stored where, who sees it and what it is not used for. */
function DataLimits({ content }: { content: typeof about.data }) {
  const { labels } = content
  return (
    <Section tone="leaf" labelledBy="data">
      <Heading id="data" content={content} />
      <CardTable
        caption={content.caption}
        columns={[labels.whose, labels.where, labels.who, labels.limit]}
        rows={content.rows.map(({ whose, where, who, limit }) => [whose, where, who, limit])}
      />
      <MoreLink link={content.link} className="mt-6 text-small" />
    </Section>
  )
}
