import { PlainHero } from '../../components/hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { service } from '../../seo/structured-data.ts'
import { ClosingCall } from './closing-call.tsx'
import { machine as content } from './content.data.ts'
import { OnePageAgreement } from './one-page-agreement.tsx'
import style from './page.css?inline'
import { CampaignFailures, WorkingPath } from './paths.tsx'

export const handle = { style, isKept: true }

export const meta = () => ({
  robots: 'index, follow',
  ...content.meta,
  structuredData: [service('/patient-acquisition-machine', content.hero)],
})

/** An outside calendar doesn’t say which of its times are open. */
export const load = ({ site }: PageRequest) => ({ isDesk: site.bookingWidget.isDesk })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <PlainHero tone="night" content={content.hero} isMarked={false} />
      <StickyCta label={content.hero.callToAction} after="22rem">
        <CampaignFailures content={content.broken} />
        <WorkingPath content={content.working} />
      </StickyCta>
      <OnePageAgreement content={content.onePage} />
      <ClosingCall {...content} hasTimes={data.isDesk} />
    </>
  )
}
