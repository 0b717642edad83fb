/** Opening and closing time in hours (9.5 is 9:30); null is a day off. */
export type OpenDay = { from: number; to: number } | null

interface HoursWeekProps {
  days: readonly OpenDay[]
  description: string
}

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOUR = 13
const COLUMN = 56
const LEFT = 64
const TOP = 26

/** Chart of the weekly office hours. */
export function HoursWeek({ days, description }: HoursWeekProps) {
  const open = days.filter((day) => day !== null)
  // A usual day with a margin; longer hours make the chart taller.
  const first = Math.floor(Math.min(7, ...open.map(({ from }) => from)))
  const last = Math.ceil(Math.max(20, ...open.map(({ to }) => to)))
  const height = TOP + (last - first) * HOUR
  const width = LEFT + names.length * COLUMN
  const y = (hour: number) => TOP + (hour - first) * HOUR
  const marks = [9, 12, 15, 18]
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 4}`}
      role="img"
      aria-label={description}
      className="mt-5 block w-full overflow-visible"
    >
      <rect x={LEFT} y={TOP} width={width - LEFT} height={height - TOP} className="fill-white" />
      {marks.map((hour) => (
        <g key={hour}>
          <path d={`M${LEFT} ${y(hour)}H${width}`} className="stroke-rule" />
          <text x={LEFT - 8} y={y(hour) + 4} textAnchor="end" className="fill-soft text-[12px] tabular">
            {`${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`}
          </text>
        </g>
      ))}
      {names.map((name, index) => {
        const day = days[index]
        const x = LEFT + index * COLUMN
        return (
          <g key={name}>
            <path d={`M${x} ${TOP}V${height}`} className="stroke-rule" />
            <text x={x + COLUMN / 2} y={16} textAnchor="middle" className="fill-ink text-[13px]">
              {name}
            </text>
            {day ? (
              <rect
                x={x + 3}
                y={y(day.from)}
                width={COLUMN - 6}
                height={y(day.to) - y(day.from)}
                className="fill-evergreen"
              />
            ) : null}
          </g>
        )
      })}
      <rect
        x={LEFT}
        y={TOP}
        width={width - LEFT - 0.5}
        height={height - TOP}
        fill="none"
        className="stroke-ink"
      />
    </svg>
  )
}
