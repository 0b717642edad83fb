import { promises } from '../../content/promises/promises.data.ts'
import { risk } from '../../content/promises/risk.data.ts'

const payments = ['setup', 'fees', 'adSpend'] as const
const { fees, ads } = promises.fee.machine.byExit

/**
 * What a practice has paid by its earliest exit, as one bar and in words, and what of it is lost in each case: the style
 * shows the case that is chosen. A phone folds it away. Needs `risk-card.css`.
 */
export function RiskCard() {
  return (
    <section
      id="stake"
      aria-label={risk.heading}
      className="risk self-start border border-rule bg-white p-5 text-ink lg:p-9 [--focus:var(--color-ink)]"
    >
      <h3 className="fold-label text-middle">{risk.heading}</h3>
      <details className="fold">
        <summary className="disclosure">
          <div>
            <h3 className="text-minor">{risk.heading}</h3>
            {risk.cases.map(({ name, lost }) => (
              <p key={name}>
                {name}: {lost}
              </p>
            ))}
          </div>
        </summary>
        <p className="mt-2 text-label text-soft">{risk.basis}</p>
        <fieldset className="mt-4">
          <legend className="sr-only">{risk.casesLabel}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {risk.cases.map(({ name }, index) => (
              <label key={name} className="flex items-center gap-2">
                <input
                  type="radio"
                  className="size-6 accent-evergreen"
                  name="stake-case"
                  value={index}
                  defaultChecked={index === 0}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <div role="img" aria-label={risk.description} className="mt-4 mb-2 flex h-11 gap-0.5">
          <span className="risk-setup shrink-0 basis-[7%]" />
          <span className="risk-fees basis-0" style={{ flexGrow: fees }} />
          <span className="risk-adSpend basis-0" style={{ flexGrow: ads }} />
        </div>
        <dl>
          {payments.map((payment) => (
            <div key={payment}>
              <dt>
                <span aria-hidden="true" className={`mr-2.5 inline-block size-3.5 risk-${payment}`} />
                {risk[payment].name}
              </dt>
              <dd className="tabular">{risk[payment].amount}</dd>
            </div>
          ))}
          <div className="font-semibold">
            <dt>{risk.total.name}</dt>
            <dd className="tabular">{risk.total.amount}</dd>
          </div>
        </dl>
        {risk.cases.map(({ name, back, lost, inWords }, index) => (
          <div key={name} data-case={index}>
            <dl>
              <div>
                <dt>{risk.back}</dt>
                <dd className="tabular">{back}</dd>
              </div>
              <div className="font-serif text-minor">
                <dt>{risk.lost}</dt>
                <dd className="tabular">{lost}</dd>
              </div>
            </dl>
            <p>{inWords}</p>
          </div>
        ))}
        <p className="mt-3 flex flex-wrap gap-x-8">
          {risk.links.map(({ label, href }) => (
            <a key={href} className="link" href={href}>
              {label}
            </a>
          ))}
        </p>
      </details>
    </section>
  )
}
