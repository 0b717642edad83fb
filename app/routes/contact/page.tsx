import { Fragment } from 'react'
import { AreaSection } from '../../components/area/area-section.tsx'
import { CtaSection } from '../../components/cta-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems, Steps } from '../../components/ui/texts.tsx'
import { site } from '../../content/site/site.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { contact } from './content.data.ts'

export const meta = () => contact.meta

export function Page() {
  return (
    <>
      <ContactHero hero={contact.hero} call={contact.call} />
      <BelowHero
        content={contact}
        sections={{
          channels: <Channels content={contact.channels} />,
          area: <AreaSection />,
          fit: <WhoItsFor content={contact.fit} />,
          steps: <JourneySteps content={contact.steps} />,
        }}
      />
      <Faq content={contact.faq} />
      <CtaSection text={contact.closing.text} label={contact.closing.callToAction} href="/book" />
    </>
  )
}

/** Hero: headline and CTA, then the details of the call as one row of a form, like an appointment slip. */
function ContactHero({ hero, call }: { hero: typeof contact.hero; call: typeof contact.call }) {
  return (
    <PlainHero content={hero} tone="wash">
      <section
        aria-labelledby="call-details"
        className="mt-12 border border-t-[6px] border-rule border-t-evergreen bg-white md:mt-16"
      >
        <Headline id="call-details" className="px-6 py-[1.1rem] text-minor" text={call.heading} />
        <dl className="sm:grid sm:grid-cols-[1fr_1fr] lg:grid-cols-[1fr_1.25fr_1.4fr]">
          {call.details.map(({ term, meaning }) => (
            <div
              key={term}
              className="border-t border-rule px-6 pt-[0.7rem] pb-[0.85rem] max-sm:grid max-sm:grid-cols-[6.25rem_1fr] sm:max-lg:even:border-l lg:not-nth-[3n+1]:border-l"
            >
              <dt className="text-label text-soft">{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PlainHero>
  )
}

const { street, city, region, postalCode } = site.address
const addressLines = [site.legalName, street, `${city}, ${region} ${postalCode}`]

/** Phone, email, office hours and mail. */
function Channels({ content }: { content: typeof contact.channels }) {
  const { phone, email, mail, hours } = content
  return (
    <Section id="channels" tone="leaf" labelledBy="channels-headline">
      <Heading id="channels-headline" lead={content.lead} content={content} />
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:gap-x-16">
        <Channel {...phone}>
          <a className="link" href={`tel:${site.phone.dial}`}>
            {site.phone.display}
          </a>
        </Channel>
        <Channel {...email}>
          <a
            className="link text-[clamp(1rem,5.4vw,1.375rem)] wrap-anywhere sm:max-lg:text-[1.25rem]"
            href={`mailto:${site.email}`}
          >
            {site.email}
          </a>
        </Channel>
        <Channel {...hours}>
          <Hours text={site.officeHours} />
        </Channel>
        <Channel {...mail}>
          <address className="not-italic">
            {addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Channel>
      </div>
    </Section>
  )
}

/** Breaks after the days only, never within a range of hours where it fits a line. */
const Hours = ({ text }: { text: string }) =>
  text.split(', ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ', ' : ''}
      <span className="inline-block max-w-full">{part}</span>
    </Fragment>
  ))

function Channel({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  return (
    <section aria-label={name} className="border-t border-ink pt-4">
      <h3 className="font-sans text-fine font-normal tracking-normal text-soft">{name}</h3>
      <div className="mt-1 font-serif text-minor tabular">{children}</div>
      <p className="mt-2 max-w-[32rem] text-small text-soft">{text}</p>
    </section>
  )
}

/** Who should book the call, and who should not. */
function WhoItsFor({ content }: { content: typeof contact.fit }) {
  const sides = [
    { ...content.should, id: 'fit-should', panel: 'bg-wash', tone: 'text-evergreen', item: 'check' },
    {
      ...content.shouldNot,
      id: 'fit-leave',
      panel: 'border border-rule',
      tone: 'text-soft',
      item: 'cross text-soft',
    },
  ]
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={content} />
      <div className="mt-10 grid gap-5 sm:grid-cols-2 lg:gap-8">
        {sides.map(({ heading, items, id, panel, tone, item }) => (
          <section key={id} aria-labelledby={id} className={`p-6 lg:p-10 ${panel}`}>
            <Headline as="h3" id={id} className={`text-minor ${tone}`} text={heading} />
            <ul className="mt-4 space-y-3">
              <ListItems texts={items} className={item} />
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

/** What happens after the booking. */
function JourneySteps({ content }: { content: typeof contact.steps }) {
  return (
    <Section labelledBy="journey">
      <Heading id="journey" content={content} />
      <Steps
        steps={content.steps.map(({ title, description }) => ({ title, text: description }))}
        className="lg:grid-cols-5 lg:gap-x-6"
      />
    </Section>
  )
}
