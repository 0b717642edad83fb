import type { StakeContent } from '../content/promises/risk.schema.ts'
import type { Stake } from '../content/promises/worked-month.ts'

/** What a practice has paid by the guarantee's deadline, as one bar and in words. Needs `stake-card.css`. */
export function StakeCard({ id, content, stake }: { id: string; content: StakeContent; stake: Stake }) {
  const payments = [
    { ...content.setup, mark: 'stake-setup' },
    { ...content.fees, mark: 'stake-fees' },
    { ...content.adSpend, mark: 'stake-ads' },
  ]
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="stake">
      <h3 id={`${id}-heading`} className="text-[1.75rem] leading-tight">
        {content.heading}
      </h3>
      <p className="mt-2 text-label text-soft">{content.basis}</p>
      <div role="img" aria-label={content.description} className="stake-bar">
        <span className="stake-setup" />
        <span className="stake-fees" style={{ flexGrow: stake.feesCents }} />
        <span className="stake-ads" style={{ flexGrow: stake.adSpendCents }} />
      </div>
      <dl>
        {payments.map(({ name, amount, outcome, mark }) => (
          <div key={name} className="stake-row">
            <dt>
              <span aria-hidden="true" className={`stake-key ${mark}`} />
              {name}
            </dt>
            <dd className="tabular">{amount}</dd>
            <dd className="stake-outcome text-label">{outcome}</dd>
          </div>
        ))}
        <div className="stake-row stake-total">
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
