import type { RiskContent } from '../content/promises/risk.data.ts'
import type { AmountAtRisk } from '../content/promises/worked-month.ts'

const row = 'grid grid-cols-[1fr_auto] gap-x-4 border-t py-[0.7rem]'

/** What a practice has paid by its earliest exit, as one bar and in words. Needs `risk-card.css`. */
export function RiskCard({ id, content, risk }: { id: string; content: RiskContent; risk: AmountAtRisk }) {
  const payments = [
    { ...content.setup, mark: 'risk-setup' },
    { ...content.fees, mark: 'risk-fees' },
    { ...content.adSpend, mark: 'risk-ads' },
  ]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="risk border border-rule bg-white p-[clamp(1.5rem,4vw,2.5rem)] text-ink [--focus:var(--color-ink)]"
    >
      <h3 id={`${id}-heading`} className="text-[1.75rem] leading-tight">
        {content.heading}
      </h3>
      <p className="mt-2 text-label text-soft">{content.basis}</p>
      <div role="img" aria-label={content.description} className="mt-6 mb-3 flex h-11 gap-[2px]">
        <span className="risk-setup shrink-0 basis-[7%]" />
        <span className="risk-fees basis-0" style={{ flexGrow: risk.feesCents }} />
        <span className="risk-ads basis-0" style={{ flexGrow: risk.adSpendCents }} />
      </div>
      <dl>
        {payments.map(({ name, amount, outcome, mark }) => (
          <div key={name} className={`${row} border-rule first:border-0`}>
            <dt>
              <span aria-hidden="true" className={`mr-[0.6rem] inline-block size-[0.9rem] ${mark}`} />
              {name}
            </dt>
            <dd className="tabular">{amount}</dd>
            <dd className="col-span-full pl-6 text-label text-soft">{outcome}</dd>
          </div>
        ))}
        <div className={`${row} border-t-2 border-ink font-semibold`}>
          <dt>{content.total.name}</dt>
          <dd className="tabular">{content.total.amount}</dd>
        </div>
      </dl>
      <p className="mt-5">{content.inWords}</p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        {content.links.map(({ label, href }) => (
          <a key={href} className="link" href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}
