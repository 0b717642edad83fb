import { HeadingAndText } from '../../components/heading-and-text.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutWords } from './content.schema.ts'

/** Who decides about a medical claim, shown on one sentence as a proof with its marks in the margin. */
export function ClaimReview({ words }: { words: AboutWords['claims'] }) {
  const { proof } = words
  return (
    <Section tone="leaf" labelledBy="claims">
      <HeadingAndText id="claims" content={words} className="lg:grid-cols-[7fr_5fr]" />
      <section
        aria-labelledby="proof"
        className="mt-12 border border-rule bg-white lg:grid lg:grid-cols-[7fr_5fr]"
      >
        <div className="p-6 md:p-10">
          <h3 id="proof" className="font-sans text-fine font-normal tracking-normal text-soft">
            {proof.heading}
          </h3>
          <p className="claim mt-5">
            {proof.sentence.map((stretch) => (
              <Stretch key={stretch.text} stretch={stretch} words={proof} />
            ))}
          </p>
        </div>
        <div className="border-rule p-6 pt-0 md:px-10 lg:border-l lg:px-8 lg:pt-10">
          <ol className="space-y-4">
            {proof.notes.map(({ who, text }, index) => (
              <li key={text} className="grid grid-cols-[1.5rem_1fr]">
                <span aria-hidden="true" className="font-serif text-pencil tabular-nums">
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

interface StretchProps {
  stretch: AboutWords['claims']['proof']['sentence'][number]
  words: Pick<AboutWords['claims']['proof'], 'struckLabel' | 'addedLabel'>
}

/** A stretch with the number of its note; what the colors say is also said in words, unseen. */
function Stretch({ stretch, words }: StretchProps) {
  if (stretch.kind === 'kept') return <>{stretch.text} </>
  const Mark = stretch.kind === 'struck' ? 'del' : 'ins'
  return (
    <>
      <Mark>
        <span className="sr-only">{stretch.kind === 'struck' ? words.struckLabel : words.addedLabel} </span>
        {stretch.text}
      </Mark>
      <sup>{stretch.note}</sup>{' '}
    </>
  )
}
