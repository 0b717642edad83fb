/** The point on a circle around the center at a minute of the hour. */
function at(minute: number, radius: number): string {
  const angle = (minute / 60) * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

function wedge(from: number, to: number, radius: number): string {
  return `M0 0L${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}z`
}

interface CallClockProps {
  parts: readonly number[]
  booked: number
  label: string
}

/** A clock face with the parts of the call, and the time kept for questions. */
export function CallClock({ parts, booked, label }: CallClockProps) {
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((total, part) => total + part, 0))
  return (
    <svg viewBox="-110 -110 220 220" role="img" aria-label={label} className="mx-auto block w-full max-w-72">
      <circle r="106" className="fill-white stroke-ink" strokeWidth="2" />
      <path d={wedge(ends.at(-1) ?? 0, booked, 92)} className="fill-wash" />
      {ends.map((end, index) => (
        <path
          key={end}
          d={wedge(end - (parts[index] ?? 0), end, 92)}
          className="fill-evergreen stroke-white"
          strokeWidth="2.5"
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => index * 5).map((minute) => (
        <path
          key={minute}
          d={`M${at(minute, 98)}L${at(minute, 106)}`}
          className="stroke-ink"
          strokeWidth={minute % 15 === 0 ? 3 : 1.5}
        />
      ))}
      {ends.map((end, index) => {
        const [x, y] = at(end - (parts[index] ?? 0) / 2, 66).split(' ')
        return (
          <text
            key={end}
            x={x}
            y={y}
            dy="6"
            textAnchor="middle"
            className="fill-paper font-serif text-[18px]"
          >
            {index + 1}
          </text>
        )
      })}
      <circle r="5" className="fill-ink" />
    </svg>
  )
}
