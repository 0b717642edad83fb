import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { ContactContent } from './content.schema.ts'

/** Opening and closing time in hours (9.5 is 9:30); null is a day off. */
export type OpenDay = { from: number; to: number } | null

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOUR = 13
const COLUMN = 56
const LEFT = 64
const TOP = 26

/** Chart of the weekly office hours. */
export function HoursWeek({ days, description }: { days: readonly OpenDay[]; description: string }) {
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

/** Who should book the call, and who should not. */
export function WhoItsFor({
  content: { should, shouldNot, ...opening },
}: {
  content: ContactContent['fit']
}) {
  const sides = [
    { ...should, id: 'fit-should', side: 'md:pr-12', tone: 'text-evergreen', item: 'check' },
    {
      ...shouldNot,
      id: 'fit-leave',
      side: 'md:border-l md:pl-12',
      tone: 'text-pencil',
      item: 'cross text-soft',
    },
  ]
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={opening} />
      <div className="mt-12 grid gap-y-12 md:grid-cols-[6fr_5fr]">
        {sides.map(({ heading, items, id, side, tone, item }) => (
          <section key={id} aria-labelledby={id} className={`border-rule ${side}`}>
            <Headline as="h3" id={id} className={`text-minor ${tone}`} text={heading} />
            <ul className="mt-4 border-b border-rule">
              <ListItems texts={items} className={`border-t border-rule py-3.5 ${item}`} />
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
