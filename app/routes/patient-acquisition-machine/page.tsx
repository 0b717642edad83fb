import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { ClosingCall } from './closing-call.tsx'
import { machine as content } from './content.data.ts'
import { OnePageAgreement } from './one-page-agreement.tsx'
import style from './page.css?inline'
import { CampaignFailures, MachineHero, WorkingPath } from './paths.tsx'

export const handle = { style }

export const meta = () => ({
  robots: 'index, follow',
  ...content.meta,
  structuredData: [service('/patient-acquisition-machine', content.hero)],
})

export function Page() {
  return (
    <>
      <MachineHero content={content.hero} />
      <StickyCta label={content.hero.callToAction} after="22rem">
        <CampaignFailures content={content.broken} />
        <WorkingPath content={content.working} />
      </StickyCta>
      <OnePageAgreement content={content.onePage} />
      <ClosingCall {...content} />
    </>
  )
}
