import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { marketingAudit as labels } from './content.data.ts'
import { questionIds } from './stations.ts'

/** What the audit is, and what to have at hand. */
export function AuditHero() {
  return (
    <div className="page-container grid items-end gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <PageHeading content={labels} isMarked />
        <p className="mt-6 max-w-[36rem] text-lead text-soft">{labels.lead}</p>
        <div className="no-print mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={`#${questionIds[0]}`} className="solid-button w-full py-3.5 sm:w-auto">
            {labels.begin}
          </a>
          <p className="text-small text-soft">
            {labels.aside.text}{' '}
            <a className="link" href="/book">
              {labels.aside.label}
            </a>
          </p>
        </div>
      </div>
      <section aria-labelledby="before" className="card no-print">
        <Headline id="before" className="text-minor" text={labels.preparation.heading} />
        <dl className="mt-3">
          {labels.preparation.lines.map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-x-5 border-t border-rule py-3 text-small sm:grid-cols-[6.5rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
