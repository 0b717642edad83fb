import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { exampleHost } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { dayCallSecret } from '../core/addresses.ts'
import { createDayLink } from '../messages/secret-links.ts'

/** What a page may offer, and the words that show it. */
const OFFERS = {
  confirm: 'Confirm you’re coming</button>',
  join: 'Join the video call',
  move: '>Move the call<',
  cancel: '>Cancel the call<',
  prepare: '>How to prepare<',
  calendars: '>Google Calendar<',
  file: '>Calendar file (.ics)<',
  resend: '>Send the confirmation again<',
  outcome: '>How did it go?<',
  again: '>Book another time<',
  phone: 'Questions? Call',
  day: '>Back to your calls<',
  host: '>With<',
  change: '>Change the call<',
  visitor: 'Dana Example, Example Practice',
}
const AHEAD = 'join move cancel prepare calendars file phone'
const STAFF = 'join move cancel file resend change visitor'

onEmbeddedStore((store) => {
  it.each([
    ['visitor', FRIDAY, '', 'Your call is booked', `confirm ${AHEAD}`],
    ['address', FRIDAY, '', 'Your call is booked', AHEAD],
    ['visitor', FRIDAY, 'attend', 'Thanks for confirming', AHEAD],
    ['visitor', FRIDAY, 'move', 'Your call was moved', `confirm ${AHEAD}`],
    ['visitor', tuesday('14:30'), '', 'Your call is booked', 'confirm join prepare calendars file phone'],
    ['visitor', tuesday('15:00'), 'attend', 'Your call has started', 'join phone'],
    ['visitor', tuesday('15:00'), '', 'Your call has started', 'join phone'],
    ['visitor', tuesday('20:00'), 'move', 'This call is over', 'again phone'],
    ['visitor', FRIDAY, 'cancel', 'This call was canceled', 'again phone'],
    ['agency', FRIDAY, '', 'This call is booked', STAFF],
    ['agency', tuesday('14:59'), 'attend', 'The visitor is coming', STAFF],
    [
      'agency',
      tuesday('15:00'),
      '',
      'This call has started',
      'join move cancel resend outcome change visitor',
    ],
    ['agency', tuesday('15:30'), '', 'This call is over', 'outcome visitor'],
    ['agency', tuesday('15:30'), 'cancel', 'This call was canceled', 'visitor'],
    ['day', tuesday('15:30'), '', 'This call is over', 'outcome day visitor'],
  ] as const)(
    'to the %s at %s, after “%s”, the call’s page says “%s” and offers %s',
    async (reader, at, after, title, offers) => {
      const rules = { ...tuesdaySettings.rules, changesUntilMinutesBefore: 60 }
      const t = callPages(store(), { ...tuesdaySettings, rules })
      const { booking, reference, link } = await t.book()
      const page = (secret: string, path = '') => `/desk/call${path}?booking=${secret}`
      if (after === 'attend') await t.post(page(link))
      if (after === 'move') await t.post(page(link, '/move'), { start: String(tuesday('17:15')) })
      if (after === 'cancel') await t.post(page(link, '/cancel'))
      const secrets = {
        visitor: link,
        address: reference,
        agency: await t.agencyLink(booking),
        day: dayCallSecret(await createDayLink(store(), booking.host, tuesday('12:00')), booking.id),
      }
      t.clock.now = at
      const html = await (await t.get(page(secrets[reader]))).text()
      const shown = Object.entries(OFFERS).flatMap(([name, words]) => (html.includes(words) ? [name] : []))
      expect([/<h1[^>]*>(?:<[^>]*>[^<]*<[^>]*>)*([^<]*)/.exec(html)?.[1], shown.join(' ')]).toEqual([
        title,
        offers,
      ])
      expect(html.includes('It was set for')).toBe(/over|canceled/.test(title))
    },
  )

  it('names the host, and dials the visitor’s number only where it can', async () => {
    const people = [exampleHost('ana', { name: 'Ana Ruiz', role: 'lead' })]
    const t = callPages(store(), { ...tuesdaySettings, people })
    const dialed = async (startsAt: Temporal.Instant, phone: string) => {
      const { booking } = await t.book({ startsAt, phone })
      const secret = await t.agencyLink(booking)
      const html = await (await t.get(`/desk/call?booking=${secret}`)).text()
      expect(html).toContain('Ana Ruiz, lead')
      return html.includes('tel:+12125550142')
    }
    expect(await dialed(tuesday('15:00'), '(212) 555-0142')).toBe(true)
    expect(await dialed(tuesday('15:45'), '(212) 555-0142 x9')).toBe(false)
  })

  it('leads from the day’s page back to it once the outcome is recorded', async () => {
    const t = callPages(store())
    const { booking } = await t.book()
    const day = await createDayLink(store(), booking.host, tuesday('12:00'))
    t.clock.now = tuesday('15:30')
    const path = `/desk/call/outcome?booking=${dayCallSecret(day, booking.id)}`
    const recorded = await t.post(path, { is: 'held' })
    expect(recorded.headers.get('location')).toBe(`/desk/day?link=${day}&done=${booking.id}`)
  })
})
