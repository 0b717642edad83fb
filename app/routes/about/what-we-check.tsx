import { BookCall } from '../../components/book-call.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, Paragraphs } from '../../components/ui/texts.tsx'
import { site } from '../../content/site/site.data.ts'
import { type AboutContent, about } from './content.data.ts'

const { proof } = about.claims

/** Who reviews a medical claim, shown on one edited sentence with notes beside it. */
export function ClaimReview({ content }: { content: AboutContent['claims'] }) {
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
          <h3 id="proof" className="font-sans text-fine font-normal tracking-normal text-soft">
            {proof.heading}
          </h3>
          <p className="claim mt-5">
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
      <Change className={passage.kind === 'struck' ? 'struck' : undefined}>
        <span className="sr-only">{passage.kind === 'struck' ? proof.struckLabel : proof.addedLabel} </span>
        {passage.text}
      </Change>
      <sup>
        <span className="sr-only"> {proof.noteLabel} </span>
        {passage.note}
      </sup>{' '}
    </>
  )
}

/** Closing section: what a reader can check without us and how long it takes, then the CTA. */
export function DueDiligence({ content }: { content: AboutContent['checks'] }) {
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
export function DataLimits({ content }: { content: AboutContent['data'] }) {
  const { labels } = content
  return (
    <Section tone="leaf" labelledBy="data">
      <Heading id="data" content={content} />
      <CardTable
        caption={content.caption}
        columns={[labels.whose, labels.where, labels.who, labels.limit].map((label) => ({ label }))}
        rows={content.rows.map(({ whose, where, who, limit }) => [whose, where, who, limit])}
      />
      <MoreLink link={content.link} className="mt-6 text-small" />
    </Section>
  )
}
