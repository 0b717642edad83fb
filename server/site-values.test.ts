import { expect, it } from 'vitest'
import { siteValues } from './site-values.ts'

it('names the site to Calendly, which is silent otherwise', () => {
  const environment = {
    siteOrigin: 'https://www.practice.example',
    analyticsId: undefined,
    counting: true,
    leadForm: undefined,
    webhookUrl: undefined,
    bookingWidget: { address: 'https://calendly.com/ana/call?hide_gdpr_banner=1', origins: [] },
  }
  const desk = {
    bookingByReference: async () => null,
    deskRecord: async () => ({ held: 0, calledBack: 0, medianHours: null }),
  }
  const { bookingWidget } = siteValues({
    environment,
    desk,
    scripts: [],
    websiteChecks: null,
    searchPages: async () => [],
  })
  expect(bookingWidget.address).toBe(
    'https://calendly.com/ana/call?hide_gdpr_banner=1&embed_domain=www.practice.example&embed_type=Inline',
  )
})
