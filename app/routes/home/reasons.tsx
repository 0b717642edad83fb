import { SampleThumbnails } from '../../components/samples/sample-links.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { growthLabels } from '../../content/site/diagrams.data.ts'
import type { Home } from './content.data.ts'

/** What the agreement holds, and the sample documents to read. */
export function Differentiators({ content }: { content: Home['differentiators'] }) {
  return (
    <Section tone="night" labelledBy="differentiators" slim>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="differentiators" content={content} quiet />
          <ol className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2 md:mt-8 md:gap-y-5">
            {content.items.map((item) => (
              <li key={item.title}>
                <h3 className="font-sans text-label font-semibold tracking-normal">{item.title}</h3>
                <p className="text-fine opacity-85">{item.text}</p>
              </li>
            ))}
          </ol>
          <MoreLink link={content.link} className="mt-2" />
        </div>
        <div id="samples">
          <h3 className="text-[1.125rem]">{content.samplesHeading}</h3>
          <SampleThumbnails />
        </div>
      </div>
    </Section>
  )
}

/** Paid traffic and SEO over a year: two curves, and what each channel is good for. */
export function GrowthCurves({ content }: { content: Home['comparison'] }) {
  const { coldTraffic, seo, chart } = content
  return (
    <Section labelledBy="comparison" slim>
      <div className="grid items-center gap-x-14 gap-y-4 md:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="comparison" content={content} quiet />
          <dl className="text-label">
            {[coldTraffic, seo].map((side) => (
              <div key={side.title} className="mt-1.5">
                <dt className="inline font-semibold">{`${side.title}. `}</dt>
                <dd className="inline text-soft">{side.text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-1.5 text-label">
            <TextLink link={content.link} />
          </p>
        </div>
        <figure>
          <div className="border border-rule bg-white p-2 sm:p-6">
            <p className="mb-2 text-fine font-semibold max-md:hidden">{chart.title}</p>
            {/* Drawn by hand and without a scale: illustrative. Months are 53.3 units wide. */}
            <svg viewBox="0 0 640 234" role="img" aria-label={chart.description} className="chart">
              <path d="M0 153.3h640M0 106.5h640M0 59.8h640M0 13h640" className="chart-rule" />
              <path d="M53.3 8h53.4v192H53.3zM320 8h160v192H320z" className="chart-span" />
              <path d="M0 200h640" className="chart-axis" />
              <g className="text-evergreen">
                <path
                  d="M0 200C43 190.1 58 154.4 76 128.6 124 38.1 169 58.6 260 54.1H640"
                  className="chart-line"
                />
                <text x="150" y="40">
                  {chart.curves[0]}
                </text>
              </g>
              <g className="text-soft">
                <path
                  d="M0 200C199 196.2 303 210.6 438 104.2 505 54.8 558 26.7 640 18.4"
                  className="chart-line"
                  strokeDasharray="7 5"
                />
                <text x="478" y="150">
                  {chart.curves[1]}
                </text>
              </g>
              <g className="chart-labels">
                {[53, 160, 320, 480, 636].map((x, nth) => (
                  <text key={x} x={x} y="228">
                    {nth === 0 ? growthLabels.firstMonth : nth * 3}
                  </text>
                ))}
              </g>
            </svg>
          </div>
        </figure>
      </div>
    </Section>
  )
}

/** The same practice before and after, row by row. */
export function BeforeAfter({ content }: { content: Home['beforeAfter'] }) {
  return (
    <Section tone="leaf" labelledBy="before-after" slim>
      <Heading id="before-after" content={content} quiet />
      <table className="before-after mt-3 w-full md:mt-6">
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
