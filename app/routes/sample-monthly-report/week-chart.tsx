import type { SampleReport } from './content.data.ts'

const width = 330
const height = 190
const base = 160
const barWidth = 44
const left = 4
const right = 322

type WeekChartProps = Pick<SampleReport, 'chart' | 'weeks'> & { target: number }

/** Qualified consultations added up week by week, with the guarantee's number as a line. */
export function WeekChart({ chart, weeks, target }: WeekChartProps) {
  const y = (count: number) => base - (count / Math.max(target, weeks.at(-1)?.total ?? 0)) * (base - 34)
  const step = (right - left) / weeks.length
  return (
    <figure>
      <figcaption className="font-semibold text-balance">{chart.caption}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={chart.description}
        className="mt-3 w-full max-w-card tabular print:max-w-80"
      >
        <path d={`M${left} ${base}H${right}`} className="stroke-ink" fill="none" />
        {weeks.map(({ label, total }, index) => {
          const x = left + index * step + (step - barWidth) / 2
          const top = y(total)
          const before = y(weeks[index - 1]?.total ?? 0)
          return (
            <g key={label}>
              <rect x={x} y={before} width={barWidth} height={base - before} className="fill-wash" />
              <rect x={x} y={top} width={barWidth} height={before - top} className="fill-evergreen" />
              <text
                x={x + barWidth / 2}
                y={top - 6}
                className="fill-ink text-fine font-semibold [text-anchor:middle]"
              >
                {total}
              </text>
              <text x={x + barWidth / 2} y={base + 19} className="fill-soft text-fine [text-anchor:middle]">
                {label}
              </text>
            </g>
          )
        })}
        <path
          d={`M${left} ${y(target)}H${right}`}
          className="stroke-soft"
          strokeWidth="2"
          strokeDasharray="6 4"
          fill="none"
        />
        <text x={left} y={y(target) - 8} className="text-fine font-semibold fill-ink">
          {chart.target}
        </text>
      </svg>
    </figure>
  )
}
