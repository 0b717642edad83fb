import type { FollowUpsContent } from '../../content/conversion.schema.ts'

const DAYS = 14

interface SequenceCalendarProps {
  content: FollowUpsContent['calendar']
  emails: FollowUpsContent['sequence']['emails']
}

/** Calendar of two weeks with an envelope on each day an e-mail is sent. */
export function SequenceCalendar({ content, emails }: SequenceCalendarProps) {
  const emailOn = new Map(emails.map((email) => [email.day, email]))
  return (
    <figure>
      <div className="book-page border border-rule bg-white p-4 sm:p-6">
        <p className="border-b border-ink pb-3 font-serif text-minor">{content.title}</p>
        <div role="img" aria-label={content.description} className="calendar">
          {Array.from({ length: DAYS }, (_, index) => index + 1).map((day) => {
            const email = emailOn.get(day)
            return (
              <div key={day} className={email ? 'calendar-sent' : ''}>
                <span className="text-fine tabular-nums">{day}</span>
                {email ? (
                  <>
                    <svg
                      viewBox="0 0 26 18"
                      className="mt-2 w-6.5 fill-none stroke-current"
                      strokeWidth="1.5"
                      aria-hidden="true"
                    >
                      <path d="M1 1h24v16H1zM1 1l12 9L25 1" />
                    </svg>
                    <span className="calendar-subject">{email.short}</span>
                  </>
                ) : null}
              </div>
            )
          })}
        </div>
      </div>
      <figcaption className="mt-4 text-fine text-soft">{content.note}</figcaption>
    </figure>
  )
}
