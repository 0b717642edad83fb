import { expect, it } from 'vitest'
import { describeResult, siteValues } from './site-values.ts'

it('asks the tool that the kind names', () => {
  expect(describeResult('audit', new URLSearchParams('q1=no'))?.brief).toMatch(/^1 of /)
  expect(describeResult('calculator', new URLSearchParams('q1=no'))).toBeNull()
})

it.each(['', 'other', '__proto__', 'toString'])('knows no tool called %j', (kind) => {
  expect(describeResult(kind, new URLSearchParams('q1=no'))).toBeNull()
})

it('names the site to Calendly, which is silent otherwise', () => {
  const environment = {
    ...{
      siteOrigin: 'https://www.practice.example',
      analyticsId: undefined,
      leadForm: undefined,
      webhookUrl: undefined,
    },
    bookingWidget: { address: 'https://calendly.com/ana/call?hide_gdpr_banner=1', origins: [] },
  }
  const desk = { bookingByReference: async () => null }
  const { bookingWidget } = siteValues({ environment, desk, scripts: [], searchPages: async () => [] })
  expect(bookingWidget.address).toBe(
    'https://calendly.com/ana/call?hide_gdpr_banner=1&embed_domain=www.practice.example&embed_type=Inline',
  )
})
