import { describeMonth } from './break-even.ts'

/** Each path lies over the one before. */
const opacities = [0.2, 0.4, 1]

/** The guarantee's month: a square for each booking, darker if that patient comes in or starts, and what each must bring. */
export function GuaranteeMonth() {
  const { counts, squares, text } = describeMonth()
  return (
    <div className="max-w-[44rem]">
      <svg
        viewBox={`0 0 ${counts[0]} 1`}
        className="max-w-[32rem] text-evergreen"
        stroke="currentColor"
        strokeWidth="0.8"
        strokeDasharray="0.8 0.2"
        aria-hidden="true"
      >
        {counts.map((count, index) => (
          <path key={opacities[index]} opacity={opacities[index]} d={`M0 .5h${count}`} />
        ))}
      </svg>
      <p className="mt-1 text-label">{squares}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}
