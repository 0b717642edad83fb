import type { z } from 'zod'
import type { spanChart } from '../../content/read/parts.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Bars on one scale. Each row also states its value in words, so the bars are decorative. */
export function SpanChart({ content }: { content: z.infer<typeof spanChart> }) {
  return (
    <figure className="spans">
      <figcaption className="max-w-[34rem] text-soft">{content.caption}</figcaption>
      <dl className="mt-[0.9rem]">
        {content.rows.map((row) => (
          <div key={row.name} className="relative flex flex-wrap justify-between gap-x-4 pt-2 pb-[1.15rem]">
            <dt className="font-semibold">{row.name}</dt>
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
      <p
        className="spans-scale relative mt-[0.4rem] h-[1.9rem] border-t border-ink text-(length:--text-fine) text-soft"
        aria-hidden="true"
      >
        {content.ticks.map((tick) => (
          <span key={tick.label} style={{ left: percent(tick.at) }} data-at={tick.at}>
            {tick.label}
          </span>
        ))}
      </p>
    </figure>
  )
}
