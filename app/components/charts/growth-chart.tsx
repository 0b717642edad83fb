import { fillPlaceholders } from '../../content/placeholders.ts'
import { channels } from '../../content/promises/channels.data.ts'
import { promises } from '../../content/promises/promises.data.ts'

const MONTHS = 12
const { chart: labels, spans, searchPerMonthDollars, adsPerConsultationDollars } = channels
const ads = searchPerMonthDollars / adsPerConsultationDollars
const search = Array.from(
  { length: MONTHS },
  (_, index) => (spans.find(({ toMonth }) => index < toMonth) ?? spans.at(-1))?.consultationsPerMonth ?? 0,
)
/** Above the lines is room for their names. */
const most = 1.4 * Math.max(ads, ...search)

/** Both in percent of the drawing; a month's point is in its middle. */
const x = (index: number) => (100 * (index + 0.5)) / MONTHS
const y = (count: number) => 100 - (100 * count) / most

/** Ads grow until they are scaled, and stay as they are. */
const scaled = (100 * promises.growth.coldTrafficScalesInWeeks.to) / (MONTHS * (52 / 12))
const adsLine = `M0 100C${scaled / 2} 100 ${scaled / 2} ${y(ads)} ${scaled} ${y(ads)}H100`

/** The first month in which search brings more than ads. */
const passes = search.findIndex((count) => count > ads)
/** The middle of each span, from the start of the first to the end of the last. */
const points = spans.map(({ fromMonth, toMonth, consultationsPerMonth: count }, index) => {
  const middle = (fromMonth + toMonth) / 2 - 1
  const at = index === 0 ? 0 : index === spans.length - 1 ? fromMonth : middle
  return { x: x(at), y: y(count) }
})

/** The slope at a point: none where the line turns or levels out, so that the curve never overshoots. */
function slopeAt(index: number): number {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]]
  if (!before || !at || !after) return 0
  const [left, right] = [(at.y - before.y) / (at.x - before.x), (after.y - at.y) / (after.x - at.x)]
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

/** A monotone cubic curve through the points (Fritsch and Carlson). */
const curve = points
  .map((at, index) => {
    const before = points[index - 1]
    if (!before) return `M0 ${at.y}H${at.x}`
    const third = (at.x - before.x) / 3
    return `C${before.x + third} ${before.y + third * slopeAt(index - 1)} ${at.x - third} ${at.y - third * slopeAt(index)} ${at.x} ${at.y}`
  })
  .join('')

/**
 * Consultations a month from ads and from search for the same money, with the months shaded in which ads bring more. The
 * words are text over the drawing, so that they stay readable on a phone.
 */
export const GrowthChart = () => (
  <figure className="growth">
    <figcaption>{labels.title}</figcaption>
    <div
      className="growth-chart"
      role="img"
      aria-label={fillPlaceholders(labels.description, { month: passes + 1 })}
      style={
        {
          '--passes': `${(100 * passes) / MONTHS}%`,
          '--ads': `${y(ads)}%`,
          '--search': `${y(Math.max(...search))}%`,
        } as React.CSSProperties
      }
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={adsLine} pathLength="1" className="growth-paid" />
        <path d={`${curve}H100`} pathLength="1" className="growth-search" />
      </svg>
      <span className="growth-name growth-name-paid">{labels.ads}</span>
      <span className="growth-name growth-name-search">{labels.search}</span>
      <span className="growth-ahead">{labels.adsAhead}</span>
      <span className="growth-ahead">{labels.searchAhead}</span>
    </div>
    <p className="growth-months" aria-hidden="true">
      {[1, MONTHS / 2, MONTHS].map((month) => (
        <span key={month}>{fillPlaceholders(labels.month, { month })}</span>
      ))}
    </p>
  </figure>
)
