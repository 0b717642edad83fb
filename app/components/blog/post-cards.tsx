import { Portrait } from '../people/portrait.tsx'
import { NoBreak } from '../ui/no-break.tsx'
import type { PostCard } from './blog-card.ts'
import type { Cover, CoverWords } from './cover.ts'

/** Articles in two columns; with an odd number the first one spans both. */
export function PostCards({ cards }: { cards: readonly PostCard[] }) {
  return (
    <ul className="post-cards grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 sm:grid-cols-[1fr_1fr]">
      {cards.map((card) => (
        <li key={card.href}>
          <article className="post-card relative flex h-full flex-col">
            {card.cover ? <CoverPicture cover={card.cover} /> : null}
            <p className="text-fine font-medium text-evergreen">{card.category}</p>
            <h3 className="mt-3 font-serif text-[1.75rem] leading-[1.1] tracking-[-0.018em]">
              <a href={card.href}>
                <NoBreak text={card.title} />
              </a>
            </h3>
            <p className="mt-4 max-w-[38rem] text-soft">{card.description}</p>
            <div className="mt-auto flex items-center gap-4 pt-6 text-fine text-soft">
              <Portrait person={card.author} sizes="2.5rem" className="w-10 shrink-0" />
              <div>
                <p className="text-ink">{card.author.name}</p>
                <p className="flex flex-wrap gap-x-4 tabular">
                  <time dateTime={card.date}>{card.day}</time>
                  <span>{card.readTime}</span>
                </p>
              </div>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

const WIDTH = 360
const HEIGHT = 182
const EDGE = 16
const TOP = 18
const BASE = HEIGHT - 44

/** An article's picture, drawn from its own figures. The article shows the same in words, so the chart is decorative. */
function CoverPicture({ cover }: { cover: Cover }) {
  return (
    <div className="post-cover">
      <p className="font-serif text-[1.125rem] leading-tight lg:text-minor">{cover.title}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
        {'groups' in cover ? <Columns {...cover} /> : <Marks {...cover} />}
      </svg>
    </div>
  )
}

function Columns({ groups }: Extract<Cover, { groups: unknown }>) {
  const all = groups.flatMap(({ columns }) => columns)
  const most = Math.max(...all.map(({ value }) => value))
  // The gap between two groups is as wide as one column.
  const step = (WIDTH - 2 * EDGE) / (all.length + groups.length - 1)
  return groups.map(({ columns, words }, group) => {
    const before = groups.slice(0, group).flatMap((earlier) => earlier.columns).length + group
    const left = EDGE + before * step
    return (
      <g key={left}>
        {columns.map(({ value, label, isPale }, index) => {
          const x = left + index * step
          const height = (value / most) * (BASE - TOP - 14)
          return (
            <g key={x}>
              <rect
                x={x + 2}
                y={BASE - height}
                width={step - 4}
                height={height}
                className={isPale ? 'fill-rule' : 'fill-evergreen'}
              />
              <text x={x + step / 2} y={BASE - height - 6} textAnchor="middle">
                {label}
              </text>
            </g>
          )
        })}
        <Words words={words} left={left} step={step} />
      </g>
    )
  })
}

function Marks({ marks, words }: Extract<Cover, { marks: unknown }>) {
  const width = (WIDTH - 2 * EDGE) / words.length
  const height = (BASE - TOP) / marks.length
  return (
    <>
      {marks.map((mark, row) =>
        words.map(({ at }, column) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order.
            key={`${row}-${at}`}
            x={EDGE + column * width + 2}
            y={TOP + row * height + 2}
            width={width - 4}
            height={height - 4}
            className={column === mark ? 'fill-evergreen' : 'fill-rule'}
          />
        )),
      )}
      <Words words={words} left={EDGE} step={width} />
    </>
  )
}

const Words = ({ words, left, step }: { words: CoverWords[]; left: number; step: number }) =>
  words.map(({ at, lines }) => (
    <g key={at} className="post-cover-words">
      {lines.map((line, index) => (
        <text key={line} x={left + at * step} y={BASE + 16 + index * 14} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  ))
