import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsContent } from '../../content/conversion.schema.ts'

/** The sequence in full: links to the days, and each e-mail with day, subject, purpose and text. */
export function EmailSequence({ content }: { content: FollowUpsContent['sequence'] }) {
  return (
    <Section id="sequence" labelledBy="sequence-headline" reveal={false}>
      <Heading id="sequence-headline" lead={content.lead} content={content} />
      <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[11rem_1fr]">
        <nav aria-label={content.daysLabel} className="no-print max-lg:hidden">
          <ul className="sticky top-24 border-l border-rule text-small">
            {content.emails.map((email) => (
              <li key={email.day}>
                <a
                  href={`#day-${email.day}`}
                  className="flex min-h-9 items-center gap-3 pl-4 text-soft hover:text-evergreen hover:underline"
                >
                  <span className="w-12 tabular-nums">
                    {content.dayLabel} {email.day}
                  </span>
                  {email.short}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ol>
          {content.emails.map((email) => (
            <li key={email.day} id={`day-${email.day}`} className="email-entry">
              <div>
                <p className="font-serif text-[2.25rem] leading-none tracking-[-0.018em] text-evergreen tabular-nums">
                  <span className="text-minor">{content.dayLabel}</span> {email.day}
                </p>
                <p className="mt-3 text-small">
                  <span className="block text-fine text-soft">{content.purposeLabel}</span>
                  {email.purpose}
                </p>
              </div>
              <article className="email">
                <dl className="email-head">
                  <dt>{content.fromLabel}</dt>
                  <dd>{content.sender}</dd>
                  <dt>{content.subjectLabel}</dt>
                  <dd>
                    <h3 className="font-sans text-body leading-snug font-semibold tracking-normal">
                      {email.subject}
                    </h3>
                  </dd>
                </dl>
                <div className="mt-4 space-y-3">
                  {email.body.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <p className="font-medium text-evergreen">→ {email.linkLabel}</p>
                </div>
              </article>
            </li>
          ))}
        </ol>
        <p className="text-small text-soft lg:col-start-2">{content.footer}</p>
      </div>
    </Section>
  )
}
