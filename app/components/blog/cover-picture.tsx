import type { Cover, CoverColumn } from './cover.ts'

const WIDTH = 360
const HEIGHT = 180
const EDGE = 28

/** An article's picture, drawn from its own figures. The title beside it says what it is about, so it is decorative. */
export function CoverPicture({ cover }: { cover: Cover }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="post-cover">
      {'columns' in cover ? <Columns groups={cover.columns} /> : <Marks {...cover} />}
    </svg>
  )
}

function Columns({ groups }: { groups: CoverColumn[][] }) {
  const most = Math.max(...groups.flat().map(({ value }) => value))
  const count = groups.flat().length
  // Between two groups is the width of one column.
  const step = (WIDTH - 2 * EDGE) / (count + groups.length - 1)
  const base = HEIGHT - EDGE
  return groups.map((columns, group) => {
    const before = groups.slice(0, group).flat().length + group
    return columns.map(({ value, label, isPale }, index) => {
      const x = EDGE + (before + index) * step
      const height = (value / most) * (base - EDGE - 18)
      return (
        <g key={x}>
          <rect
            x={x + 2}
            y={base - height}
            width={step - 4}
            height={height}
            className={isPale ? 'fill-rule' : 'fill-evergreen'}
          />
          <text x={x + step / 2} y={base - height - 7} textAnchor="middle">
            {label}
          </text>
        </g>
      )
    })
  })
}

function Marks({ marks, of }: { marks: number[]; of: number }) {
  const width = (WIDTH - 2 * EDGE) / of
  const height = (HEIGHT - 2 * EDGE) / marks.length
  return marks.map((mark, row) =>
    Array.from({ length: of }, (_, column) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order.
        key={`${row}-${column}`}
        x={EDGE + column * width + 2}
        y={EDGE + row * height + 2}
        width={width - 4}
        height={height - 4}
        className={column === mark ? 'fill-evergreen' : 'fill-rule'}
      />
    )),
  )
}
