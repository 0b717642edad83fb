import type { z } from 'zod'
import type { spanChart } from '../../content/read/parts.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Bars on one scale. Each row also states its value in words, so the bars are decorative. */
export function SpanChart({ content }: { content: z.infer<typeof spanChart> }) {
  return (
    <figure className="spans">
      <figcaption>{content.caption}</figcaption>
      <dl>
        {content.rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              {row.label}
              <span
                className={row.open ? 'span-bar span-open' : 'span-bar'}
                style={{ '--to': percent(row.to) } as React.CSSProperties}
                aria-hidden="true"
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="spans-scale" aria-hidden="true">
        {content.ticks.map((tick) => (
          <span key={tick.label} style={{ left: percent(tick.at) }} data-at={tick.at}>
            {tick.label}
          </span>
        ))}
      </p>
    </figure>
  )
}
