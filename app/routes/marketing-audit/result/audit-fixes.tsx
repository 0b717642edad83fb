import { Headline } from '../../../components/ui/heading.tsx'
import { ItemNumber } from '../../../components/ui/texts.tsx'
import { auditLabels } from '../audit-labels.ts'
import { marketingAudit } from '../content.data.ts'
import { FORM, PATH } from '../places.ts'
import type { Assessment } from './assess.ts'

const { result: labels } = marketingAudit

/** What to fix, in the order of work, with the unknown questions beside it. */
export function AuditFixes({ assessment }: { assessment: Assessment }) {
  const { fixes, unknowns } = assessment
  return (
    <div className="mt-14 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[8fr_4fr]">
      {fixes.length > 0 ? (
        <section aria-labelledby="fixes">
          <Headline as="h3" id="fixes" className="text-heading leading-tight" text={labels.fixesHeading} />
          <p className="mt-3 max-w-text text-small text-soft">{labels.order}</p>
          <ol className="mt-6">
            {fixes.map(({ id, number, answer, fix, effort }, index) => (
              <li
                key={id}
                className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4.5 first:border-ink sm:grid-cols-[3.5rem_1fr]"
              >
                <ItemNumber
                  className="font-serif text-heading leading-none text-evergreen tabular"
                  number={index + 1}
                />
                <div>
                  <h4 className="font-serif text-minor">{fix.title}</h4>
                  <p className="mt-1.5 max-w-lead text-small text-soft">{fix.text}</p>
                  <p className="mt-2 flex flex-wrap gap-x-6 text-fine">
                    <span className="py-1 font-semibold">{labels.efforts[effort]}</span>
                    <a className="link" href={`#${id}`}>
                      {auditLabels.question(number, labels.answers[answer])}
                    </a>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <div className="space-y-9">
        {unknowns.length > 0 ? (
          <section aria-labelledby="unknowns">
            <Headline as="h3" id="unknowns" className="text-minor" text={labels.unknownsHeading} />
            <ul className="mt-3 border-t border-ink">
              {unknowns.map(({ id, number, name }) => (
                <li key={id} className="border-b border-rule">
                  <a href={`#${id}`} className="link flex min-h-11 items-center text-small hover:bg-wash">
                    {`${number}. ${name}`}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="no-print flex flex-wrap gap-x-6 gap-y-1 text-small">
          <a className="link" href={`#${FORM}`}>
            {labels.change}
          </a>
          <a className="link" href={PATH}>
            {labels.restart}
          </a>
        </p>
      </div>
    </div>
  )
}
