import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import type { Home } from './content.schema.ts'

/** Numbered differentiators: a title and what it means. */
export function Differentiators({ content }: { content: Home['differentiators'] }) {
  return (
    <Section tone="night" labelledBy="differentiators">
      <Heading id="differentiators" content={content} />
      <ol className="differentiators mt-5 grid gap-x-12 md:mt-12">
        {content.items.map((item, index) => (
          <li key={item.title}>
            <span className="font-serif text-minor tabular">{index + 1}</span>
            <h3 className="text-minor">{item.title}</h3>
            <p className="text-small opacity-85">{item.text}</p>
          </li>
        ))}
      </ol>
      <MoreLink link={content.link} className="mt-3" />
    </Section>
  )
}

/** Paid traffic and SEO over a year: two curves, and what each channel is good for. */
export function GrowthCurves({ content, firstMonth }: { content: Home['comparison']; firstMonth: string }) {
  const { coldTraffic, seo, chart } = content
  return (
    <Section labelledBy="comparison">
      <div className="grid items-center gap-x-14 gap-y-7 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="comparison" content={content} />
          <dl className="mt-4 max-w-[38rem] border-b border-rule">
            {[coldTraffic, seo].map((side) => (
              <div key={side.title} className="border-t border-rule py-2 md:py-3">
                <dt className={`font-serif text-minor ${side === seo ? 'text-soft' : 'text-evergreen'}`}>
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
            <p className="mb-4 text-small font-semibold">{chart.title}</p>
            {/* Drawn by hand and without a scale: illustrative. Months are 53.3 units wide. */}
            <svg viewBox="0 0 640 300" role="img" aria-label={chart.description} className="chart">
              <path d="M0 204.5h640M0 143h640M0 81.5h640M0 20h640" className="chart-rule" />
              <path d="M53.3 8h53.4v258H53.3zM320 8h160v258H320z" className="chart-span" />
              <path d="M0 266h640" className="chart-axis" />
              <g className="text-evergreen">
                <path d="M0 266C43 253 58 206 76 172 124 53 169 80 260 74H640" className="chart-line" />
                <text x="150" y="52">
                  {coldTraffic.title}
                </text>
              </g>
              <g className="text-soft">
                <path
                  d="M0 266C199 261 303 280 438 140 505 75 558 38 640 27"
                  className="chart-line"
                  strokeDasharray="7 5"
                />
                <text x="478" y="196">
                  {seo.title}
                </text>
              </g>
              <g className="chart-labels">
                {[53, 160, 320, 480, 636].map((x, nth) => (
                  <text key={x} x={x} y="292">
                    {nth === 0 ? firstMonth : nth * 3}
                  </text>
                ))}
              </g>
            </svg>
          </div>
          <figcaption className="mt-3 text-fine text-soft">{chart.note}</figcaption>
        </figure>
      </div>
    </Section>
  )
}

/** The same practice before and after, row by row. */
export function BeforeAfter({ content }: { content: Home['beforeAfter'] }) {
  return (
    <Section tone="leaf" labelledBy="before-after">
      <Heading id="before-after" content={content} />
      <table className="before-after mt-4 w-full md:mt-10">
        <thead>
          <tr>
            <th scope="col">{content.beforeLabel}</th>
            <th scope="col">{content.afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <tr key={row.before}>
              <td className="text-soft">{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The specialties we work with, each a link to its page. */
export function Specialties({ content }: { content: Home['specialties'] }) {
  return (
    <Section labelledBy="specialties">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[4fr_8fr]">
        <div>
          <Heading id="specialties" content={content} />
          <p className="mt-2 max-w-[26rem] text-small text-soft">{content.note}</p>
        </div>
        <ul className="specialties grid">
          {content.items.map((item) => (
            <li key={item.name} className="bg-white">
              <a className="flex items-center font-serif hover:bg-wash" href={item.href}>
                {item.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
