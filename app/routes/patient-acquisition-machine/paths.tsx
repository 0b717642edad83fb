import { Phones, Screen } from '../../components/drawings/phones.tsx'
import { FeedAd } from '../../components/my-ad/feed-ad.tsx'
import { LandingTop } from '../../components/my-ad/landing-top.tsx'
import { adOf, namesOf } from '../../components/my-ad/own-ad.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
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

/** The same path in one piece: what a patient sees, screen by screen, and what we do at each step. */
export function WorkingPath({ content }: { content: MachineContent['working'] }) {
  const { names, questions, calendar, confirmation } = content
  const screens = [
    <FeedAd key="ad" {...sample} />,
    <LandingTop key="page" {...sample} />,
    <Screen key="questions" {...questions} />,
    <Screen key="calendar" {...calendar} />,
    <Screen key="confirmation" {...confirmation} />,
  ]
  return (
    <Section tone="leaf" labelledBy="working" reveal={false}>
      <Headline id="working" text={content.headline} />
      <p className="mt-4 max-w-[44rem] text-lead text-soft">{content.lead}</p>
      <Phones
        label={content.walkLabel}
        screens={names.map((name, index) => ({ name, drawn: screens[index] }))}
      />
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
