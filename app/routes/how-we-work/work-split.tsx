import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { HowWeWorkContent } from './content.schema.ts'

const SIDE = 10
const CELL = 30
const squares = Array.from({ length: SIDE * SIDE }, (_, index) => index)

/** The work as 100 squares, divided between agency and practice, with both lists beside it. */
export function WorkSplit({ content }: { content: HowWeWorkContent['roles'] }) {
  return (
    <Section labelledBy="roles">
      <Heading id="roles" content={content} />
      <div className="mt-12 grid items-start gap-x-14 gap-y-10 md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]">
        <svg
          viewBox={`0 0 ${SIDE * CELL} ${SIDE * CELL}`}
          role="img"
          aria-label={content.description}
          className="block w-full max-w-[24rem] md:row-span-2 lg:row-span-1"
        >
          {squares.map((index) => (
            <rect
              key={index}
              x={(index % SIDE) * CELL + 2}
              y={Math.floor(index / SIDE) * CELL + 2}
              width={CELL - 5}
              height={CELL - 5}
              className={index < content.ours.percent ? 'fill-evergreen' : 'fill-white stroke-pencil'}
              strokeWidth={index < content.ours.percent ? 0 : 2}
            />
          ))}
        </svg>
        {[content.ours, content.yours].map(({ name, percent, items }) => (
          <section key={name} aria-label={name}>
            <h3 className="border-b border-ink pb-3 text-minor">
              {name} <span className="text-soft tabular">{percent}%</span>
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item} className="border-b border-rule py-3 text-small">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
