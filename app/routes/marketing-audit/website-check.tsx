import { Heading } from '../../components/ui/heading.tsx'
import { type CheckedAnswers, MAX_CHECKED } from '../../components/website-check/audit-answers.ts'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { websiteCheckContent } from '../../content/site/website-check.data.ts'
import { auditLabels } from './audit-labels.ts'
import { marketingAudit } from './content.data.ts'
import { leftAfter } from './result/audit-view-model.ts'

const { field } = websiteCheckContent

/** The field that starts a website check, or what it has answered already. */
export function WebsiteCheck({ checked, secret }: { checked: CheckedAnswers; secret: string | null }) {
  return (
    <section aria-labelledby="website-check" className="audit-screen-only border-y border-rule bg-leaf">
      <div className="page-container section-slim grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        {secret === null ? (
          <>
            <Heading
              id="website-check"
              content={{ headline: field.heading }}
              lead={fillPlaceholders(field.text, { count: String(MAX_CHECKED) })}
              quiet
            />
            <CheckForm />
          </>
        ) : (
          <>
            <Heading
              id="website-check"
              content={{ headline: auditLabels.filledIn(Object.keys(checked).length) }}
              lead={auditLabels.left(leftAfter(checked))}
              quiet
            />
            <p className="self-end">
              <a className="link" href={`/website-check?link=${secret}`}>
                {marketingAudit.form.checked}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}
