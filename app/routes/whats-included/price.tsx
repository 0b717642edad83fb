import { BookCall } from '../../components/book-call.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

const SERVICES = 5
const SIDE = 12
const GAP = 4

/** The price table, the costs to plan for and what moves the price. Other pages link to #price. */
export function Price({ content }: { content: WhatsIncludedContent['price'] }) {
  const { labels } = content
  return (
    <Section id="price" tone="leaf" labelledBy="price-headline">
      <Heading id="price-headline" lead={content.lead} content={content} />
      <div className="price-sheet mt-12">
        <CardTable
          look="entries"
          className=""
          caption={content.caption}
          columns={[
            { label: labels.package, className: '' },
            { label: labels.contents },
            { label: labels.retainer, className: 'price-amount' },
          ]}
          rows={content.packages.map(({ name, services, contents, retainer }) => [
            <ServiceSquares key="name" name={name} count={services} />,
            contents,
            <span key="retainer">
              <span className="text-label text-soft">{retainer.qualifier}</span> <b>{retainer.amount}</b>
            </span>,
          ])}
        />
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="costs">
          <Headline as="h3" id="costs" className="text-[1.75rem] leading-tight" text={content.costsHeading} />
          <dl className="mt-5 border-b border-rule">
            {content.costs.map(({ what, amount, text }) => (
              <div key={what} className="border-t border-rule py-4">
                <dt className="flex flex-wrap justify-between gap-x-6 font-serif text-minor">
                  {what} <span className="text-evergreen tabular">{amount}</span>
                </dt>
                <dd className="mt-1.5 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="factors">
          <h3 id="factors" className="text-[1.75rem] leading-tight">
            {content.factorsHeading}
          </h3>
          <ul className="mt-5">
            {content.factors.map(({ what, text }) => (
              <li key={what} className="border-t border-rule py-4">
                <b className="font-semibold">{what}.</b> <span className="text-soft">{text}</span>
              </li>
            ))}
          </ul>
          <p className="border-t-2 border-evergreen pt-4">{content.note}</p>
        </section>
      </div>
    </Section>
  )
}

/** A package's name over five squares, one filled for each service in it. */
function ServiceSquares({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name}
      <svg
        viewBox={`0 0 ${SERVICES * (SIDE + GAP) - GAP} ${SIDE}`}
        width={SERVICES * (SIDE + GAP) - GAP}
        height={SIDE}
        aria-hidden="true"
        className="mt-2 block"
      >
        {Array.from({ length: SERVICES }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares never change their order.
            key={index}
            x={index * (SIDE + GAP) + 0.75}
            y={0.75}
            width={SIDE - 1.5}
            height={SIDE - 1.5}
            strokeWidth={1.5}
            className={index < count ? 'fill-evergreen stroke-evergreen' : 'fill-white stroke-rule'}
          />
        ))}
      </svg>
    </>
  )
}

/** Three numbered steps. */
export function GetStarted({ content, href }: { content: WhatsIncludedContent['start']; href: string }) {
  return (
    <Section labelledBy="start">
      <Heading id="start" content={content} />
      <ol className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-3">
        {content.steps.map(({ number, title, description }) => (
          <li key={number} className="max-md:grid max-md:grid-cols-[3.5rem_1fr]">
            <span
              aria-hidden="true"
              className="font-serif text-[3.5rem] leading-none text-evergreen tabular md:text-[5rem]"
            >
              {number}
            </span>
            <div className="md:mt-4">
              <h3 className="text-minor">{title}</h3>
              <p className="mt-2 text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <BookCall className="mt-10" href={href} label={content.callToAction} />
    </Section>
  )
}
