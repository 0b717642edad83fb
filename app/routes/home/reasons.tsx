import { SampleThumbnails } from '../../components/samples/sample-links.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
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

/** Paid traffic and SEO: what each channel is good for. */
export function ChannelComparison({ content }: { content: Home['comparison'] }) {
  return (
    <Section labelledBy="comparison" slim>
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="comparison" content={content} quiet />
          <MoreLink link={content.link} className="mt-3" />
        </div>
        <dl className="pairs">
          {[content.coldTraffic, content.seo].map((side) => (
            <div key={side.title}>
              <dt className="font-semibold">{side.title}</dt>
              <dd className="text-soft">{side.text}</dd>
            </div>
          ))}
        </dl>
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
