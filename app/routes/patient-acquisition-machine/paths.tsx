import { ServiceHeading } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, Paragraphs } from '../../components/ui/texts.tsx'
import type { MachineContent } from './content.data.ts'
import { FieldDrawing, GatesDrawing, ReturnsDrawing } from './step-illustrations.tsx'

/** Hero in one wide column: the headline over the whole page, the promise and the CTA on a line below it. */
export function MachineHero({ content }: { content: MachineContent['hero'] }) {
  return (
    <section aria-labelledby="hero" className="machine-hero on-dark bg-night text-paper">
      <div className="page-container pt-9 pb-12 md:pt-16 md:pb-18">
        <ServiceHeading
          content={content}
          className="mt-4 max-w-[15em] text-[clamp(2.75rem,1.5rem_+_4.2vw,5rem)] leading-[1.02]"
        />
        <div className="mt-7 grid gap-x-16 gap-y-7 border-white/25 lg:mt-12 lg:grid-cols-[6fr_6fr] lg:border-t lg:pt-8">
          <p className="max-w-[36rem] text-lead opacity-90">{content.lead}</p>
          <div>
            <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
              <CallToAction href="/book">{content.callToAction}</CallToAction>
              <TextLink link={content.link} />
            </div>
            <p className="mt-5 max-w-[30rem] text-small opacity-85">{content.smallPrint}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The patient's path with three vendors: a gap after each place, and an empty consultation at the end. */
export function CampaignFailures({ content }: { content: MachineContent['broken'] }) {
  return (
    <Section labelledBy="broken">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2">
        <Headline id="broken" className="max-w-[12em] text-major" text={content.headline} />
        <div className="space-y-4 lg:pt-1.5">
          <Paragraphs texts={content.paragraphs} />
        </div>
      </div>
      <ol className="mt-12 grid lg:mt-16 lg:grid-cols-[repeat(3,1fr)_minmax(0,12rem)]">
        {content.vendors.map((vendor) => (
          <li key={vendor.place} className="failure">
            <h3 className="text-minor">{vendor.place}</h3>
            <p className="text-label text-soft">{vendor.who}</p>
            <p className="mt-2">{vendor.report}</p>
            <p className="mt-3 border-l-[3px] border-pencil pl-[0.9rem] text-pencil lg:mt-5 lg:border-t-[3px] lg:border-l-0 lg:pt-3 lg:pl-0">
              {vendor.lost}
            </p>
          </li>
        ))}
        <li className="failure failure-end">
          <h3 className="text-minor">{content.goal}</h3>
          <p className="mt-1 text-soft">{content.goalText}</p>
        </li>
      </ol>
    </Section>
  )
}

/** The same path in one piece: three steps with their drawings along one line that ends at the consultation. */
export function WorkingPath({ content }: { content: MachineContent['working'] }) {
  return (
    <Section tone="leaf" labelledBy="working" reveal={false}>
      <div className="max-w-[44rem] lg:mx-auto lg:text-center">
        <Headline id="working" text={content.headline} />
        <p className="mt-4 text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="working-path relative mt-10 lg:mt-14">
        {content.steps.map((step) => (
          <li
            key={step.number}
            className="relative grid pb-12 pl-13 sm:grid-cols-[5fr_6fr] sm:items-start sm:gap-x-8 sm:pb-10 lg:grid-cols-2 lg:items-center lg:gap-x-36 lg:pb-16 lg:pl-0"
          >
            <ItemNumber className="working-number" number={step.number} />
            <div className="mb-5 border border-rule bg-white p-5 lg:m-0 lg:p-7 lg:[:nth-child(even)>&]:order-1">
              {step.number === 1 ? <FieldDrawing label={step.drawing} /> : null}
              {step.number === 2 ? <GatesDrawing label={step.drawing} /> : null}
              {step.number === 3 ? <ReturnsDrawing label={step.drawing} /> : null}
            </div>
            <div>
              <h3 className="text-[1.75rem] leading-tight">{step.title}</h3>
              <p className="mt-3">{step.description}</p>
              <MoreLink link={step.more} className="mt-3" />
            </div>
          </li>
        ))}
      </ol>
      <div className="bg-evergreen px-6 pt-5 pb-[1.4rem] text-paper sm:max-lg:ml-13 lg:mx-auto lg:max-w-[30rem] lg:text-center">
        <p className="font-serif text-[1.75rem] leading-tight">{content.end}</p>
        <p className="mt-1">{content.endText}</p>
      </div>
      <p className="mt-4 text-fine text-soft lg:text-center">{content.note}</p>
    </Section>
  )
}
