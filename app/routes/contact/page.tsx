import { AreaSection } from '../../components/area/area-section.tsx'
import { CtaSection } from '../../components/cta-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { contact } from './content.data.ts'
import { Channels, ContactHero, JourneySteps, WhoItsFor } from './sections.tsx'

export const meta = () => contact.meta

export function Page() {
  return (
    <>
      <ContactHero hero={contact.hero} call={contact.call} />
      <StickyCta label={contact.hero.callToAction}>
        <Ordered
          names={contact.order}
          sections={{
            channels: <Channels content={contact.channels} />,
            area: <AreaSection />,
            fit: <WhoItsFor content={contact.fit} />,
            steps: <JourneySteps content={contact.steps} />,
          }}
        />
      </StickyCta>
      <Faq content={contact.faq} />
      <CtaSection text={contact.closing.text} label={contact.closing.callToAction} href="/book" />
    </>
  )
}
