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
  const [headline, lead] = secret
    ? [auditLabels.filledIn(Object.keys(checked).length), auditLabels.left(leftAfter(checked))]
    : [field.heading, fillPlaceholders(field.text, { count: String(MAX_CHECKED) })]
  return (
    <section aria-labelledby="website-check" className="no-print border-y border-rule bg-leaf">
      <div className="page-container section-slim grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <Heading id="website-check" content={{ headline }} lead={lead} quiet />
        {secret ? (
          <a className="link self-end" href={`/website-check?link=${secret}`}>
            {marketingAudit.form.checked}
          </a>
        ) : (
          <CheckForm />
        )}
      </div>
    </section>
  )
}
