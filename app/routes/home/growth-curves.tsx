import { Heading } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/more-link.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

const WIDTH = 640
const HEIGHT = 300
const MONTHS = 12
const floor = HEIGHT - 34

interface Growth {
  /** Month at which half of the level is reached, and the months the rise takes. */
  middle: number
  span: number
  /** Final level as a share of the chart's height. */
  level: number
}

/** Logistic curve as SVG path data, intentionally without a scale: illustrative. */
function curve({ middle, span, level }: Growth): string {
  const points = Array.from({ length: MONTHS * 4 + 1 }, (_, step) => {
    const month = step / 4
    const rise = (x: number) => 1 / (1 + Math.exp(-(x - middle) / (span / 6)))
    // Shifted so that the curve starts at zero.
    const share = ((rise(month) - rise(0)) / (1 - rise(0))) * level
    return `${((month / MONTHS) * WIDTH).toFixed(1)},${(floor - share * (floor - 20)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const coldTraffic = curve({ middle: 1.4, span: 2.6, level: 0.78 })
const seo = curve({ middle: 8.2, span: 7.5, level: 1.02 })

/** Paid traffic and SEO over a year: two curves, and what each channel is good for. */
export function GrowthCurves({ content, firstMonth }: { content: Home['comparison']; firstMonth: string }) {
  return (
    <Section labelledBy="comparison">
      <div className="grid items-center gap-x-14 gap-y-7 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="comparison" content={content} />
          <dl className="mt-4 max-w-[38rem]">
            {[content.coldTraffic, content.seo].map((side, index) => (
              <div key={side.title} className="border-t border-rule py-2 last:border-b md:py-3">
                <dt className={`font-serif text-minor ${index === 0 ? 'text-evergreen' : 'text-soft'}`}>
                  {side.title}
                </dt>
                <dd className="text-small text-soft">{side.text}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={content.link} className="mt-4" />
        </div>
        <figure>
          <div className="border border-rule bg-white p-3 sm:p-6">
            <p className="mb-4 text-small font-semibold">{content.chart.title}</p>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              role="img"
              aria-label={content.chart.description}
              className="chart"
            >
              {[0.25, 0.5, 0.75, 1].map((share) => (
                <line
                  key={share}
                  x1="0"
                  x2={WIDTH}
                  y1={floor - share * (floor - 20)}
                  y2={floor - share * (floor - 20)}
                  className="chart-rule"
                />
              ))}
              <rect
                x={(1 / MONTHS) * WIDTH}
                y="8"
                width={WIDTH / MONTHS}
                height={floor - 8}
                className="chart-span"
              />
              <rect
                x={(6 / MONTHS) * WIDTH}
                y="8"
                width={(3 * WIDTH) / MONTHS}
                height={floor - 8}
                className="chart-span"
              />
              <line x1="0" x2={WIDTH} y1={floor} y2={floor} className="chart-axis" />
              <path d={coldTraffic} className="chart-line text-evergreen" />
              <path d={seo} className="chart-line text-soft" strokeDasharray="7 5" />
              {[1, 3, 6, 9, 12].map((month) => (
                <text
                  key={month}
                  x={(month / MONTHS) * WIDTH - (month === 12 ? 4 : 0)}
                  y={HEIGHT - 8}
                  textAnchor={month === 12 ? 'end' : 'middle'}
                  className="chart-label"
                >
                  {month === 1 ? firstMonth : month}
                </text>
              ))}
              <text x="150" y="52" className="chart-name fill-evergreen">
                {content.coldTraffic.title}
              </text>
              <text x="478" y="196" className="chart-name fill-soft">
                {content.seo.title}
              </text>
            </svg>
          </div>
          <figcaption className="mt-3 text-fine text-soft">{content.chart.note}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
