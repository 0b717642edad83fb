import { rectsPath } from '../../components/charts/svg-rects.ts'
import { HeroText } from '../../components/hero.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import type { SeoContent } from './content.data.ts'

/** Hero on evergreen: the text, and below it the year’s articles growing along the lower edge. */
export function LibraryHero({ hero, library }: Pick<SeoContent, 'hero' | 'library'>) {
  return (
    <section aria-labelledby="hero" className="on-dark bg-evergreen text-paper">
      <div className="page-container pt-9 md:pt-12">
        <HeroText content={hero} />
        <GrowingLibrary library={library} />
      </div>
    </section>
  )
}

const MONTHS = 12
/** User units of the drawing: a month’s width, a row’s height, a page and the step to the next. */
const COLUMN = 84
const ROW = 16
const PAGE = { width: 10, height: 13, step: 13 }
/** Months that show their count. */
const counted = [3, 6, 9, 12]

const months = Array.from({ length: MONTHS }, (_, index) => index + 1)

/** Months in which search usually starts to compound. */
const compounds = promises.growth.seoCompoundsAroundMonths

/** The first year's articles as stacks of pages, one stack a month, each a month's row taller than the last. */
function GrowingLibrary({ library }: Pick<SeoContent, 'library'>) {
  const { from, to } = promises.articles.perMonth
  const span = { left: percent(compounds.from - 1), width: percent(compounds.to - compounds.from + 1) }
  return (
    <figure className="mt-9 pt-3 xl:-mt-12 xl:pt-0">
      <div role="img" aria-label={library.description}>
        <div className="relative mt-11 h-48 border-b-2 border-paper">
          <span className="absolute -top-7 bottom-0 bg-[#ffffff1a]" style={span}>
            <span className="library-compounds max-sm:-right-[5.4rem]">{library.compounds}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${MONTHS * COLUMN} ${MONTHS * ROW}`}
            preserveAspectRatio="none"
            className="relative h-full w-full"
          >
            <path d={pages(0, from)} className="fill-paper print:fill-evergreen" />
            <path d={pages(from, to)} className="fill-paper opacity-35 print:fill-evergreen" />
          </svg>
          {counted.map((month) => (
            <span
              key={month}
              className="absolute text-(length:--text-fine) max-[18rem]:not-last:hidden"
              style={{
                left: percent(month - 1),
                width: percent(1),
                bottom: `${(month / MONTHS) * 100}%`,
              }}
            >
              <span className="absolute right-0 bottom-[0.15rem] whitespace-nowrap lg:right-1/2 lg:translate-x-1/2">
                {from * month}–{to * month}
              </span>
            </span>
          ))}
        </div>
        <div className="year-scale tabular">
          {months.map((month) => (
            <span key={month}>
              {month === 1 ? <span className="max-lg:hidden">{library.monthLabel} </span> : null}
              {month}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="py-4 text-label opacity-85">{library.note}</figcaption>
    </figure>
  )
}

/** The pages of all months as a path: in each row, those from one index up to another. */
function pages(first: number, end: number): string {
  const corners = months.flatMap((month) =>
    Array.from({ length: month }, (_, row) =>
      Array.from({ length: end - first }, (_, nth) => ({
        x: (month - 1) * COLUMN + 4 + (first + nth) * PAGE.step,
        y: (MONTHS - row) * ROW - PAGE.height,
      })),
    ).flat(),
  )
  return rectsPath(corners, PAGE.width, PAGE.height)
}

const percent = (columns: number) => `${((columns / MONTHS) * 100).toFixed(2)}%`
