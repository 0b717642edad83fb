import { expect, it } from 'vitest'
import { parseEnvironment } from './config/environment.ts'
import { NO_DESK, siteValues } from './site-values.ts'

it('names the site to Calendly, which is silent otherwise', () => {
  const env = {
    SITE_ORIGIN: 'https://www.practice.example',
    BOOKING_WIDGET_URL: 'https://calendly.com/ana/call?hide_gdpr_banner=1',
  }
  const { bookingWidget } = siteValues({
    environment: parseEnvironment(env, '/srv/site'),
    desk: NO_DESK,
    scripts: [],
    websiteChecks: null,
    searchPages: async () => [],
  })
  expect(bookingWidget.address).toBe(
    'https://calendly.com/ana/call?hide_gdpr_banner=1&embed_domain=www.practice.example&embed_type=Inline',
  )
})
