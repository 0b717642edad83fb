import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from './content.schema.ts'

interface ReviewRulesProps {
  content: GoogleBusinessContent['reviews']
  reply: string
}

/** A reply that says too much beside the one we would draft, and the rules for asking for reviews. */
export function ReviewRules({ content, reply }: ReviewRulesProps) {
  return (
    <Section labelledBy="reviews">
      <h2 id="reviews" className="text-major">
        {content.headline}
      </h2>
      <p className="mt-4 max-w-[38rem] text-lead text-soft">{content.lead}</p>
      <div className="mt-10 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <figure className="border-t-2 border-pencil pt-4">
          <figcaption className="text-label text-pencil">{content.wrongLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-[1.625rem] leading-snug">
            <s className="decoration-pencil decoration-2">{content.wrong}</s>
          </blockquote>
        </figure>
        <figure className="border-t-2 border-evergreen pt-4">
          <figcaption className="text-label text-evergreen">{content.rightLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-[1.625rem] leading-snug">{reply}</blockquote>
        </figure>
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {content.rules.map((rule) => (
          <li key={rule.title} className="check">
            <strong className="font-semibold">{rule.title}.</strong>{' '}
            <span className="text-soft">{rule.text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
