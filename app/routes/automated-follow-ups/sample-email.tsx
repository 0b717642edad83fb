import type { FollowUpsContent } from './content.schema.ts'

interface SampleEmailProps {
  content: FollowUpsContent['sequence']
  email: FollowUpsContent['sequence']['emails'][number]
  isOpen: boolean
}

/** One e-mail of the inbox: subject and purpose in its line, the whole text when opened. */
export function SampleEmail({ content, email, isOpen }: SampleEmailProps) {
  return (
    <details open={isOpen} className="inbox-email">
      <summary className="disclosure">
        <span>
          <h3 className="font-sans text-body leading-snug font-semibold tracking-normal">{email.subject}</h3>
          <span className="block text-small text-soft">{email.purpose}</span>
        </span>
      </summary>
      <article id={`day-${email.day}`} className="email">
        <dl className="email-head">
          <dt>{content.fromLabel}</dt>
          <dd>{content.sender}</dd>
        </dl>
        <div className="mt-4 space-y-3">
          {email.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="email-link">{email.linkLabel}</p>
        </div>
        <div className="email-footer">
          <p>{content.postalAddress}</p>
          <p>
            {content.because} <span className="underline">{content.optOut}</span>
          </p>
        </div>
      </article>
    </details>
  )
}
