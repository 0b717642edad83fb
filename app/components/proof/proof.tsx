import { printDate } from '../../content/dates.ts'
import { proofLabels as labels, proof } from '../../content/proof/proof.data.ts'
import { Headline } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import { Paragraphs } from '../ui/texts.tsx'

const { caseStudies, reviews, logos } = proof

/** Real case studies, reviews and logos, each shown with consent. Renders nothing while there are none. */
export function Proof() {
  if (caseStudies.length + reviews.length + logos.length === 0) return null
  return (
    <Section labelledBy="clients">
      <Headline id="clients" className="max-w-headline text-major" text={labels.headline} />
      {caseStudies.map((study) => (
        <Study key={study.slug} study={study} />
      ))}
      {reviews.length > 0 ? (
        <div className="mt-12 grid gap-x-14 gap-y-10 md:grid-cols-2">
          {reviews.map((review) => (
            <Quote key={review.slug} review={review} />
          ))}
        </div>
      ) : null}
      {logos.length > 0 ? (
        <ul className="mt-12 flex flex-wrap items-center gap-x-12 gap-y-6">
          {logos.map(({ slug, image, practice }) => (
            <li key={slug}>
              <img src={`/${image}`} alt={practice} loading="lazy" className="h-10 w-auto max-w-44" />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-10 max-w-wide text-label text-soft">{labels.disclaimer}</p>
    </Section>
  )
}

function Study({ study }: { study: (typeof caseStudies)[number] }) {
  return (
    <article className="mt-12 grid gap-x-16 gap-y-6 border-t border-ink pt-6 lg:grid-cols-[5fr_7fr]">
      <div>
        <h3 className="text-minor">{study.practice}</h3>
        <p className="mt-1 text-label text-soft">
          {study.specialty}, {study.place}. {study.period}.
        </p>
        <dl className="mt-5">
          {study.figures.map(({ value, label }) => (
            <div key={label} className="flex items-baseline gap-4 border-t border-rule py-2.5">
              <dt className="order-2 text-small text-soft">{label}</dt>
              <dd className="font-serif text-major tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <Paragraphs texts={study.paragraphs} className="mb-4 max-w-lead" />
        <p className="text-label text-soft">
          {labels.source} {study.source}
        </p>
        <p className="text-label text-soft">
          {labels.permission} {study.consent.who}, {printDate(study.consent.date)}.
        </p>
      </div>
    </article>
  )
}

/** A client's words, shown with consent. */
export function Quote({ review }: { review: (typeof reviews)[number] }) {
  return (
    <figure className="border-t border-ink pt-5">
      <blockquote className="font-serif text-heading leading-snug">“{review.words}”</blockquote>
      <figcaption className="mt-4 text-small">
        <b className="font-semibold">{review.name}</b>, {review.role}, {review.practice}
        <br />
        <span className="text-label text-soft">
          {printDate(review.date)}. {review.payment}
        </span>
      </figcaption>
    </figure>
  )
}
