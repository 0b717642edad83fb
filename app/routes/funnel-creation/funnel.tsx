import { BookCall } from '../../components/book-call.tsx'
import { ServiceHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
import type { FunnelCreationContent } from './content.data.ts'
import { PeopleRects } from './lead-guarantee.tsx'

/** Hero on the funnel's axis: everything centered. */
export function FunnelHero({ content }: { content: FunnelCreationContent['hero'] }) {
  return (
    <section aria-labelledby="hero" className="bg-wash text-center">
      <div className="page-container pt-9 pb-10 md:pt-12 md:pb-14">
        <ServiceHeading content={content} />
        <p className="mx-auto mt-5 max-w-[42rem] text-lead">{content.lead}</p>
        <BookCall className="mt-7" label={content.callToAction} />
        <p className="mx-auto mt-4 max-w-[42rem] text-small text-soft">
          {content.smallPrint} <TextLink link={content.link} className="inline-block" />
        </p>
      </div>
    </section>
  )
}

/** The visitors at the funnel's mouth, which narrows on a wide page to the width of the first step. */
function FunnelMouth({ content }: { content: FunnelCreationContent['funnel'] }) {
  return (
    <div role="img" aria-label={content.description} className="spine-mouth">
      <p className="font-serif text-minor">{content.visitorsLabel}</p>
      <PeopleRects count={content.visitors} columns={20} className="mt-3 fill-evergreen lg:hidden" />
      <PeopleRects
        count={content.visitors}
        columns={50}
        className="mx-auto mt-3 fill-evergreen max-lg:hidden"
      />
    </div>
  )
}

/** Columns in which the visitors left after each step are drawn. */
const columns = [16, 12, 12, 5]
/** Width of the funnel's side lines in percent, above the first step and below each. */
const widths = [100, 80, 60, 60, 46]

/** The funnel down the middle of the page: who leaves on one side, what we build on the other. */
export function FunnelSpine({ content }: { content: FunnelCreationContent['funnel'] }) {
  return (
    <section aria-labelledby="funnel" className="page-container">
      <div className="max-w-184 mx-auto pt-12 pb-8 text-center">
        <Headline id="funnel" text={content.headline} />
        <p className="mx-auto mt-4 max-w-[40rem] text-lead text-soft">{content.lead}</p>
      </div>
      <FunnelMouth content={content} />
      <ol>
        {content.steps.map((step, index) => (
          <li
            key={step.name}
            className="grid gap-5 pb-10 last:pb-0 sm:grid-cols-[22rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-10 sm:gap-y-3 sm:pb-0 lg:grid-cols-[1fr_22rem_1fr] lg:grid-rows-none lg:gap-10"
          >
            <div className="sm:pt-5 lg:pb-10 lg:[grid-area:1/3]">
              <h3 className="text-[1.75rem] leading-tight">
                <ItemNumber className="mr-2.5 text-soft tabular" number={index + 1} />
                {step.name}
              </h3>
              <p className="mt-2">{step.text}</p>
            </div>
            <div className="border-l-2 border-pencil pl-4 sm:self-start sm:max-lg:mb-6 lg:w-60 lg:justify-self-end lg:border-0 lg:pt-6 lg:pl-0 lg:text-right lg:[grid-area:1/1]">
              {step.leave > 0 ? (
                <>
                  <PeopleRects
                    count={step.leave}
                    columns={Math.min(step.leave, 13)}
                    className="fill-rule lg:ml-auto"
                  />
                  <p className="mt-2 font-serif text-[1.75rem] leading-tight text-pencil tabular">
                    {step.leave} {content.leaveLabel}
                  </p>
                </>
              ) : null}
              <p className="mt-1">{step.leaveText}</p>
            </div>
            <div className="relative mx-auto flex w-full max-w-[22rem] flex-col items-center justify-end pt-10 pb-[0.9rem] sm:[grid-area:1/1/3] lg:min-h-64 lg:[grid-area:1/2]">
              <Sides from={widths[index]} to={widths[index + 1]} />
              <PeopleRects
                count={step.left}
                columns={columns[index] ?? 12}
                filled={step.booked > 0 && step.left !== content.leads ? step.booked : step.left}
                className="relative fill-evergreen"
              />
              <p className="relative max-w-38 pt-2 leading-[1.3] text-center font-semibold text-evergreen">
                {step.leftText}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A piece of the funnel, from one width in percent to another. */
function Sides({ from = 100, to = from }: { from: number | undefined; to: number | undefined }) {
  const [a, b] = [(100 - from) / 2, (100 - to) / 2]
  return (
    <svg
      aria-hidden="true"
      width="60"
      height="60"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 w-full h-full"
    >
      <path d={`M${a} 0L${b} 100H${100 - b}L${100 - a} 0z`} className="fill-wash" />
      <path
        d={`M${a} 0L${b} 100M${100 - a} 0L${100 - b} 100`}
        className="fill-none stroke-evergreen"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
      />
    </svg>
  )
}
