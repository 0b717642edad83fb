import { Section } from '../../components/ui/section.tsx'
import type { AboutContent } from './content.schema.ts'
import { HeadingAndText } from './heading-and-text.tsx'

/** Who reviews a medical claim, shown on one edited sentence with notes beside it. */
export function ClaimReview({ content }: { content: AboutContent['claims'] }) {
  const { proof } = content
  return (
    <Section tone="leaf" labelledBy="claims">
      <HeadingAndText id="claims" content={content} />
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
              <Passage key={passage.text} passage={passage} content={proof} />
            ))}
          </p>
        </div>
        <div className="border-rule p-6 pt-0 md:px-10 lg:border-l lg:px-8 lg:pt-10">
          <ol className="space-y-4">
            {proof.notes.map(({ who, text }, index) => (
              <li key={text} className="grid grid-cols-[1.5rem_1fr]">
                <span aria-hidden="true" className="font-serif text-pencil tabular">
                  {index + 1}
                </span>
                <span>
                  <b className="font-semibold">{who}.</b> <span className="text-soft">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <p className="border-t border-rule px-6 py-4 text-fine text-soft md:px-10 lg:col-span-2">
          {proof.caption}{' '}
          <a className="link" href={proof.source.href}>
            {proof.source.label}
          </a>
        </p>
      </section>
    </Section>
  )
}

interface PassageProps {
  passage: AboutContent['claims']['proof']['sentence'][number]
  content: Pick<AboutContent['claims']['proof'], 'struckLabel' | 'addedLabel'>
}

/** A part of the sentence with the number of its note. Screen readers are told what was removed and what added. */
function Passage({ passage, content }: PassageProps) {
  if (passage.kind === 'kept') return <>{passage.text} </>
  const Change = passage.kind === 'struck' ? 'del' : 'ins'
  return (
    <>
      <Change>
        <span className="sr-only">
          {passage.kind === 'struck' ? content.struckLabel : content.addedLabel}{' '}
        </span>
        {passage.text}
      </Change>
      <sup>{passage.note}</sup>{' '}
    </>
  )
}
