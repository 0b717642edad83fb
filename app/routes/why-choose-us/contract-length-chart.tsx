import type { WhyChooseUsContent } from './content.schema.ts'

/** Contract lengths as bars on one scale; each is also stated as text. */
export function ContractLengthChart({ content }: { content: WhyChooseUsContent['contractLengths'] }) {
  const longest = Math.max(...content.terms.map(({ days }) => days))
  return (
    <section aria-labelledby="contract-lengths" className="card">
      <h2 id="contract-lengths" className="text-minor">
        {content.heading}
      </h2>
      <ul className="mt-5 space-y-5">
        {content.terms.map(({ name, days, label, ours }) => (
          <li key={name}>
            <div className="flex justify-between gap-4 text-small">
              <span>{name}</span>
              <span className={`tabular ${ours ? 'font-semibold' : ''}`}>{label}</span>
            </div>
            <div
              className={`mt-1.5 h-5 forced-color-adjust-none ${ours ? 'bg-evergreen' : 'bg-rule'}`}
              style={{ width: `${((days / longest) * 100).toFixed(1)}%` }}
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-fine text-soft">{content.note}</p>
    </section>
  )
}
