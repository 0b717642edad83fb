import { PageHeading } from '../../components/page-heading.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { auditAddress, auditQuery } from './answers.ts'
import { answerValues, marketingAudit as content } from './content.data.ts'
import type { AuditData } from './load.ts'
import { Reading } from './reading.tsx'

const { asking, questions } = content

/** One question. Each answer is a button of a form that is sent by GET, so that the next address has it. */
export function Question({ asked, given, check }: AuditData) {
  const question = questions[asked]
  if (!question) return null
  const hasResult = check || Object.keys(given.answers).length > 0
  return (
    <form action="/marketing-audit" method="get" className="page-container pt-6 pb-12 md:py-16">
      {Object.entries(auditQuery(given, true)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PageHeading
        content={{ kicker: <Place asked={asked} />, headline: question.asks }}
        className="max-w-headline text-major"
      />
      <p className="mt-4 max-w-lead text-soft">{question.check}</p>
      <div className="mt-7 grid max-w-headline gap-3 md:grid-cols-4">
        {answerValues.map((value) => (
          <button
            key={value}
            type="submit"
            name={question.id}
            value={value}
            className="secondary-button bg-white"
          >
            {content.answers[value]}
          </button>
        ))}
      </div>
      <p className="mt-4 text-fine text-soft">{asking.keep}</p>
      {check ? <Reading check={check} /> : null}
      {hasResult ? (
        <p className="mt-5 text-small">
          <a className="link" href={auditAddress(given)}>
            {asking.skip}
          </a>
        </p>
      ) : null}
    </form>
  )
}

/** The question's place among all, in words and in boxes. */
const Place = ({ asked }: { asked: number }) => (
  <span className="flex items-center gap-3">
    <span aria-hidden="true" className="flex gap-1">
      {questions.map(({ id }, index) => (
        <span
          key={id}
          className={`size-3.5 border border-evergreen ${index <= asked ? 'bg-evergreen' : ''}`}
        />
      ))}
    </span>
    {fillPlaceholders(asking.count, { number: String(asked + 1), count: String(questions.length) })}
  </span>
)
