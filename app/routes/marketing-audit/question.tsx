import { PageHeading } from '../../components/page-heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { auditAddress } from './answers.ts'
import { answerValues, marketingAudit as content } from './content.data.ts'
import type { AuditData } from './load.ts'

const { asking, questions, reading } = content

/** One question. Each answer is a button of a form that is sent by GET, so that the next address has it. */
export function Question({ asked, given, check, hasResult }: AuditData) {
  const question = questions[asked]
  if (!question) return null
  const fault = check?.result?.fault
  const read = check && (fault ? content.result.failed : check.result ? reading.done : reading.line)
  return (
    <form action="/marketing-audit" method="get" className="page-container pt-6 pb-12 md:py-16">
      {Object.entries({ ask: '', ...given }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mx-auto max-w-wide">
        <PageHeading content={{ kicker: <Place asked={asked} />, headline: question.asks }} />
        <p className="mt-5 max-w-text text-soft">{question.check}</p>
        <div className="mt-7 grid gap-3 sm:grid-cols-2">
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
        <p className="mt-6 text-small text-soft wrap-anywhere">
          {read && check ? `${fillPlaceholders(read, { site: check.site })} ` : null}
          {fault ? `${content.faults[fault]} ` : null}
          {hasResult && !fault ? <TextLink link={{ label: asking.skip, href: auditAddress(given) }} /> : null}
          {fault ? <TextLink link={{ label: reading.other, href: '/marketing-audit' }} /> : null}
        </p>
      </div>
    </form>
  )
}

/** The question's place among all, in boxes and in words. */
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
    {fillPlaceholders(asking.count, { number: asked + 1, count: questions.length })}
  </span>
)
