import type { CSSProperties } from 'react'
import { Agenda } from '../../components/agenda.tsx'
import { MomentsSection } from '../../components/charts/moments.tsx'
import { Phones, Screen } from '../../components/drawings/phones.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { FoundingOffer } from '../../components/letter.tsx'
import { FeedAd } from '../../components/my-ad/feed.tsx'
import { adOf, namesOf } from '../../components/my-ad/own-ad.ts'
import NextTimes from '../../components/next-times.island.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { TwoSides } from '../../components/two-sides.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Ringed } from '../../components/ui/ring.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { agendaLabels } from '../../content/site/diagrams.data.ts'
import { Island } from '../../islands/island.tsx'
import { StickyCallToAction } from '../../layout/sticky-call-to-action.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { service } from '../../seo/structured-data.ts'
import { machine } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style, isKept: () => true }

export const meta = () => ({
  robots: 'index, follow',
  ...machine.meta,
  structuredData: [service('/patient-acquisition-machine', machine.hero)],
})

/** An outside calendar doesn’t say which of its times are open. */
export const load = ({ site }: PageRequest) => ({ isDesk: site.bookingWidget.isDesk })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <DrawnHero content={machine.hero}>
        <Machine />
      </DrawnHero>
      <StickyCallToAction label={machine.hero.callToAction} after="14rem">
        <ThreeSteps />
        <MomentsSection id="broken" content={machine.broken} tone="lost" items={machine.broken.moments} />
        <Work />
        <Guarantee content={machine.guarantee}>
          <FeesAndMedia />
        </Guarantee>
        <Fit />
      </StickyCallToAction>
      <ClosingCall hasTimes={data.isDesk} />
    </>
  )
}

/** The machine: its parts on one loop, around what it brings. */
function Machine() {
  const { description, brings, parts } = machine.machine
  return (
    <figure className="machine book-page border border-rule bg-white" aria-label={description}>
      <span aria-hidden="true" className="machine-loop" />
      <ol>
        {parts.map(({ icon, name, text }) => (
          <li key={name}>
            <span>
              <Icon name={icon} className="!size-8" />
            </span>
            <div>
              <h2>{name}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption>
        <Ringed>{brings}</Ringed>
      </figcaption>
    </figure>
  )
}

/** The three steps, and what the patient sees at each. */
function ThreeSteps() {
  const { items, label, screens, calendar, followUp, ...head } = machine.steps
  const drawn = [
    <FeedAd key="sample" ad={adOf(null)} names={namesOf({ practice: '', town: '' })} />,
    <Screen key="calendar" {...calendar} />,
    <Screen key="followUp" {...followUp} />,
  ]
  return (
    <HeadedSection name="steps" head={head} tone="leaf">
      <ol className="three-steps">
        {items.map(({ title, description, more }) => (
          <li key={title}>
            <h3 className="text-minor">{title}</h3>
            <p>{description}</p>
            <MoreLink link={more} className="mt-1" />
          </li>
        ))}
      </ol>
      <Phones label={label} screens={screens.map((name, index) => ({ name, drawn: drawn[index] }))} />
    </HeadedSection>
  )
}

/** Who does how much, to scale, and the practice's part enlarged. */
function Work() {
  const { us, you, ...head } = machine.work
  const { agencyPercent, clientPercent } = promises.workSplit
  return (
    <HeadedSection name="work" head={head} tone="leaf">
      <div className="work" style={{ '--ours': agencyPercent, '--yours': clientPercent } as CSSProperties}>
        <p>{us}</p>
        <i aria-hidden="true" />
      </div>
      <ul className="yours" style={{ '--ours': `${agencyPercent}%` } as CSSProperties}>
        <ListItems texts={you} />
      </ul>
    </HeadedSection>
  )
}

/** What is spent by the earliest exit, to scale: what comes back, and what doesn't. */
function FeesAndMedia() {
  const { mostYouCouldLose, agreement, fees, feesText, media, mediaText } = machine.guarantee
  const spent = promises.fee.machine.byExit
  return (
    <figure className="spent">
      <figcaption>
        {mostYouCouldLose} <TextLink link={agreement} />
      </figcaption>
      <p style={{ flexGrow: spent.fees }}>
        <b>{fees}</b> {feesText}
      </p>
      <p style={{ flexGrow: spent.ads }}>
        <b>{media}</b> {mediaText}
      </p>
    </figure>
  )
}

/** Who should book, and who should not. */
function Fit() {
  const { yesLabel, yes, noLabel, no, ...head } = machine.fit
  return (
    <HeadedSection name="fit" head={head}>
      <TwoSides yes={{ heading: yesLabel, items: yes }} no={{ heading: noLabel, items: no }} />
    </HeadedSection>
  )
}

/** The call, minute by minute, with the CTA. */
function ClosingCall({ hasTimes }: { hasTimes: boolean }) {
  const { callToAction, agenda, ...head } = machine.closing
  return (
    <Section tone="night" labelledBy="closing" slim className="beside items-center">
      <div>
        <SectionHead id="closing" content={head} />
        <CallToAction className="mt-5">{callToAction}</CallToAction>
        {hasTimes ? <Island of={NextTimes} props={{ label: agendaLabels.next }} /> : null}
        <FoundingOffer />
        <ClientPractices />
      </div>
      <Agenda parts={agenda} />
    </Section>
  )
}
