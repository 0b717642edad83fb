import { NoBreak } from '../../components/ui/no-break.tsx'
import type { FollowUpsContent } from './content.schema.ts'
import { SampleEmail } from './sample-email.tsx'

interface EmailSequenceProps {
  content: FollowUpsContent['sequence']
  days: number
}

/** The sequence as an inbox on a calendar: a row for each day, and on 7 of them an e-mail that opens. */
export function EmailSequence({ content, days }: EmailSequenceProps) {
  const emailOn = new Map(content.emails.map((email) => [email.day, email]))
  return (
    <section id="sequence" aria-labelledby="sequence-headline" className="inbox">
      <h2 id="sequence-headline" className="text-[1.75rem] leading-tight">
        <NoBreak text={content.headline} />
      </h2>
      <p className="mt-2 max-w-[38rem]">{content.lead}</p>
      <div className="inbox-page">
        <p className="inbox-form">
          <span className="tabular">{content.form.time}</span> {content.form.what}
        </p>
        <ol>
          {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
            const email = emailOn.get(day)
            const weekday = content.weekdays[(day - 1) % content.weekdays.length]
            return (
              <li key={day} className={`inbox-day ${email ? '' : 'inbox-day-empty'}`}>
                <p className="inbox-date">
                  <span className="text-fine text-soft">{weekday}</span>
                  <span className="inbox-number">
                    <span className="sr-only">{content.dayLabel} </span>
                    {day}
                  </span>
                </p>
                {email ? <SampleEmail content={content} email={email} isOpen={day === 1} /> : null}
              </li>
            )
          })}
        </ol>
      </div>
      <p className="mt-4 text-small text-soft">
        {content.note} {content.legalNote}
      </p>
    </section>
  )
}
