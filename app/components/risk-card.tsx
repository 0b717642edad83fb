import type { RiskContent } from '../content/promises/risk.ts'
import type { AmountAtRisk } from '../content/promises/worked-month.ts'

/** What a practice has paid by the guarantee's deadline, as one bar and in words. Needs `risk-card.css`. */
export function RiskCard({ id, content, risk }: { id: string; content: RiskContent; risk: AmountAtRisk }) {
  const payments = [
    { ...content.setup, mark: 'risk-setup' },
    { ...content.fees, mark: 'risk-fees' },
    { ...content.adSpend, mark: 'risk-ads' },
  ]
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="risk">
      <h3 id={`${id}-heading`} className="text-[1.75rem] leading-tight">
        {content.heading}
      </h3>
      <p className="mt-2 text-label text-soft">{content.basis}</p>
      <div role="img" aria-label={content.description} className="risk-bar">
        <span className="risk-setup" />
        <span className="risk-fees" style={{ flexGrow: risk.feesCents }} />
        <span className="risk-ads" style={{ flexGrow: risk.adSpendCents }} />
      </div>
      <dl>
        {payments.map(({ name, amount, outcome, mark }) => (
          <div key={name} className="risk-row">
            <dt>
              <span aria-hidden="true" className={`risk-key ${mark}`} />
              {name}
            </dt>
            <dd className="tabular">{amount}</dd>
            <dd className="risk-outcome text-label">{outcome}</dd>
          </div>
        ))}
        <div className="risk-row risk-total">
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
