import { FeedAd } from '../../components/my-ad/feed-ad.tsx'
import { LandingTop } from '../../components/my-ad/landing-top.tsx'
import { adOf, namesOf } from '../../components/my-ad/own-ad.ts'
import { Marked } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import { adContent } from '../../content/specialties/ads.data.ts'
import type { MachineContent } from './content.data.ts'

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
            <p className="mt-3 border-l-[3px] border-pencil pl-[0.9rem] lg:mt-5 lg:border-t-[3px] lg:border-l-0 lg:pt-3 lg:pl-0">
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

const ad = adOf(null)
const sample = { ad, names: namesOf({ practice: '', town: '' }) }

/** Scrolls where its five phones don't fit. */
const walk = '-mx-side mt-8 scroll-px-side overflow-x-auto px-side pt-1 pb-4 [scroll-snap-type:x_proximity]'

/** The same path in one piece: what a patient sees, screen by screen, and what we do at each step. */
export function WorkingPath({ content }: { content: MachineContent['working'] }) {
  const { names, questions, calendar, confirmation } = content
  const screens = [
    <FeedAd key="ad" {...sample} />,
    <LandingTop key="page" {...sample} />,
    <Choices key="questions" {...questions} />,
    <Choices key="calendar" {...calendar} />,
    <Choices key="confirmation" {...confirmation} />,
  ]
  return (
    <Section tone="leaf" labelledBy="working" reveal={false}>
      <Headline id="working" text={content.headline} />
      <p className="mt-4 max-w-[44rem] text-lead text-soft">{content.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <section aria-label={content.walkLabel} tabIndex={0} className={walk}>
        <ol className="flex gap-5">
          {screens.map((drawn, index) => (
            <li
              key={drawn.key}
              className="flex w-68 flex-none snap-start flex-col min-[72rem]:min-w-0 min-[72rem]:flex-1"
            >
              <h3 className="mb-2 font-sans text-label font-semibold tracking-normal">{names[index]}</h3>
              <div className="phone flex-1 overflow-hidden rounded-[1.75rem] border-2 border-ink bg-white pt-4 wrap-anywhere">
                {drawn}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-3 text-label text-soft">{content.walkLabel}</p>
      <ul className="mt-10 grid gap-x-10 gap-y-7 md:grid-cols-3">
        {content.steps.map(({ title, description, more }) => (
          <li key={title}>
            <h3 className="text-minor">{title}</h3>
            <p className="mt-2">{description}</p>
            <MoreLink link={more} className="mt-2" />
          </li>
        ))}
      </ul>
      <p className="mt-8 border-t border-rule pt-4">{content.endText}</p>
    </Section>
  )
}

interface ChoicesProps {
  title: string
  text: string
  ringed?: string
  choices: readonly string[]
}

/** A screen with a question or times. What can be chosen is part of the drawing. */
function Choices({ title, text, ringed, choices }: ChoicesProps) {
  return (
    <>
      <p className="sample-bar bg-leaf text-label">{adContent.ad.domain}</p>
      <p className="font-serif text-[2.125rem] leading-[1.1]">{title}</p>
      <p>
        <Marked text={text} ringed={ringed} />
      </p>
      {choices.map((choice) => (
        <p key={choice} className="drawn-choice">
          {choice}
        </p>
      ))}
    </>
  )
}
