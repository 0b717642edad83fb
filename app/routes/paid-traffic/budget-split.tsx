import type { PaidTrafficContent } from '../../content/traffic.schema.ts'

/** The ad budget as 100 squares, divided by the content's percentages. */
export function BudgetSplit({ content }: { content: PaidTrafficContent['split'] }) {
  const shares = [content.social, content.search]
  const rows = { gridTemplateRows: shares.map(({ percent }) => `${percent}fr`).join(' ') }
  return (
    <figure>
      <div className="card">
        <p className="text-small font-semibold">{content.title}</p>
        <div className="budget-split mt-5">
          <div role="img" aria-label={content.description} className="budget-grid grid" style={rows}>
            <span className="bg-evergreen" />
            <span className="budget-grid-light" />
          </div>
          <div className="budget-legend" style={{ '--rows': rows.gridTemplateRows } as React.CSSProperties}>
            {shares.map((share) => (
              <div key={share.name} className="border-t border-ink pt-1.5">
                <p className="font-serif text-[2rem] leading-none tracking-[-0.018em] tabular-nums">
                  {share.percent}%
                </p>
                <p className="mt-1 text-small leading-tight font-semibold">{share.name}</p>
              </div>
            ))}
          </div>
        </div>
        <div className="mt-5 grid grid-cols-2 gap-x-5 border-t border-rule pt-3 text-fine text-soft">
          {shares.map((share) => (
            <p key={share.name}>{share.text}</p>
          ))}
        </div>
      </div>
      <figcaption className="mt-3 text-fine text-soft">{content.note}</figcaption>
    </figure>
  )
}
