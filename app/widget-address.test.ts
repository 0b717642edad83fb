import { expect, it } from 'vitest'
import { widgetAddress } from './widget-address.ts'

const visit = (query: string) => new URLSearchParams(query)

it('hands campaign parameters on and drops everything else', () => {
  const query = visit('utm_source=meta&gclid=abc&email=a@b.co&embed=0&utm_medium=')
  expect(widgetAddress('/desk/booking?embed=1', query)).toEqual({
    inFrame: '/desk/booking?embed=1&utm_source=meta&gclid=abc',
    ownTab: '/desk/booking?utm_source=meta&gclid=abc',
  })
})

it('hands a time on that was chosen on another page', () => {
  const inFrame = (start: string) => widgetAddress('/desk/booking?embed=1', visit(`start=${start}`)).inFrame
  expect(inFrame('2026-11-30T14:00:00Z')).toContain('start=2026-11-30T14%3A00%3A00Z')
  expect(inFrame('tomorrow')).not.toContain('start')
})

it('keeps an outside widget’s own parameters', () => {
  expect(widgetAddress('https://widget.example/b/1?lang=en', visit('utm_term=knee'))).toEqual({
    inFrame: 'https://widget.example/b/1?lang=en&utm_term=knee',
    ownTab: 'https://widget.example/b/1?lang=en&utm_term=knee',
  })
})
