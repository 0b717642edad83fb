import { RelatedLinks } from '../../components/related-links.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsContent } from './content.schema.ts'

interface ClosingDraftProps {
  content: FollowUpsContent['closing']
  related: FollowUpsContent['related']
}

/** Closing CTA beside a drawn e-mail draft: the inquiry an owner can send to their own practice. */
export function ClosingDraft({ content, related }: ClosingDraftProps) {
  const { draft } = content
  return (
    <Section labelledBy="closing">
      <div className="mb-16 grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div className="draft book-page">
          <dl className="email-head">
            <dt>{draft.toLabel}</dt>
            <dd>{draft.to}</dd>
            <dt>{draft.subjectLabel}</dt>
            <dd>{draft.subject}</dd>
          </dl>
          <p className="mt-4">{draft.body}</p>
          <p className="mt-8 grid grid-cols-2 gap-6 text-label text-soft">
            {draft.answers.map((answer) => (
              <span key={answer} className="border-b border-ink pb-7">
                {answer}
              </span>
            ))}
          </p>
        </div>
        <div>
          <h2 id="closing" className="text-major">
            {content.headline}
          </h2>
          <p className="mt-4">{content.text}</p>
          <p className="mt-7">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
        </div>
      </div>
      <RelatedLinks content={related} />
    </Section>
  )
}
