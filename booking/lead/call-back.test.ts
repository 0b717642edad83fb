import { expect, it } from 'vitest'
import { typeLine } from '../../tests/fixtures/agency-commands.ts'
import { callPages, FRIDAY, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { hiddenKeyIn } from '../../tests/fixtures/form-key.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { claimAll, keepingSender } from '../../tests/fixtures/run-outbox.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { BY_EMAIL } from '../core/staff.ts'
import { composeForLead } from '../messages/compose.ts'
import type { LeadMessage } from '../messages/outbox-claims.ts'
import { createDayLink } from '../messages/secret-links.ts'
import { latestActions } from '../store/actions.ts'
import { storeLead } from './mutations.ts'

const FORM = '/desk/lead?callback=1'
const number = {
  name: 'Dana Reed',
  practice: 'Lakeside Wellness',
  phone: '(212) 555-0142',
  email: 'dana@lakeside.example',
  bestTime: 'after 5:00 PM Central',
}

onBothStores((store, place) => {
  it('tells the visitor by when, and the agency at once, whose page lists them until it has called', async () => {
    const t = callPages(store())
    const html = async (path: string) => (await t.get(path)).text()
    const key = hiddenKeyIn(await html(FORM))
    const wrong = await t.post(FORM, { key, ...number, phone: '555-0117 x' })
    expect(wrong.status).toBe(422)
    const refused = await wrong.text()
    for (const words of ['Please fix 1 answer below', 'Best time to call', 'value="555-0117 x"'])
      expect(refused).toContain(words)
    const done = (await t.post(FORM, { key, ...number })).headers.get('Location') ?? ''
    expect(await html(done)).toContain('We’ll call you back within 3 business days')

    const messages = await claimAll(store(), FRIDAY)
    expect(messages.map(({ kind }) => kind)).toEqual(['lead-copy'])
    const { sender, sent } = keepingSender()
    const outlets = { store: store(), settings: tuesdaySettings, sender }
    const send = await composeForLead(outlets, messages[0] as LeadMessage)
    await send(AbortSignal.timeout(1000))
    expect(sent[0]?.subject).toBe('Call back: Dana Reed, Lakeside Wellness')
    const text = sent[0]?.text ?? ''
    for (const word of ['Wednesday, November 25', ...Object.values(number)]) expect(text).toContain(word)

    const day = /\/desk\/day\?link=[\w-]+/.exec(text)?.[0] ?? ''
    const listed = await html(day)
    expect(listed).toMatch(/Dana Reed.*after 5:00 PM Central.*tel:\+12125550142/s)
    const id = /name="id" value="([^"]+)"/.exec(listed)?.[1] ?? ''
    const called = () => t.post(day.replace('day?', 'day/called?'), { id })
    expect((await called()).headers.get('Location')).toBe(`${day}#call-back`)
    t.clock.now = FRIDAY.add({ hours: 1 })
    await called()
    expect(await html(day)).not.toContain('Dana Reed')
    expect(await latestActions(store(), 9)).toMatchObject([
      { what: 'Called back', doneBy: BY_EMAIL, name: 'Dana Reed' },
    ])
    const { out } = await typeLine('export leads', place())
    expect(out).toContain('"after 5:00 PM Central","2026-11-26 04:59:00","2026-11-20 12:00:00"')
  })

  it('folds those beyond the first five of a network and day, whom one button marks as they were shown', async () => {
    const t = callPages(store())
    const link = await createDayLink(store(), AGENCY_HOST, FRIDAY)
    const callBy = FRIDAY.add({ hours: 72 })
    const ask = (name: string, network: string, minute: number) =>
      storeLead(store(), exampleLeadRequest({ name, network, callBy }), FRIDAY.add({ minutes: minute }))
    for (let n = 1; n <= 9; n++) await ask(`Flood ${n}.`, `one.${n}`, n)
    for (let n = 1; n <= 6; n++) await ask(`Unknown ${n}.`, '', n)
    await ask('Next day.', 'one.1', 24 * 60)
    const page = async () => (await t.get(`/desk/day?link=${link}`)).text()
    const buttons = (html: string) => html.match(/>\s*Called\s*</g)?.length
    const html = await page()
    expect(buttons(html)).toBe(5 + 6 + 1)
    expect(html).toMatch(/4 more from the same network on Friday, November 20.*Flood 6.*Flood 9/s)
    const [, id = ''] = /name="id" value="([^"]+)"\/><input[^>]*name="fold"/.exec(html) ?? []
    await ask('Flood 10.', 'one.10', 10)
    await t.post(`/desk/day/called?link=${link}`, { id, fold: 'yes' })
    const after = await page()
    expect(after).not.toMatch(/Flood [6-9]\./)
    expect(after).toMatch(/Flood 5\..*1 more from the same network.*Flood 10\./s)
    expect(buttons(after)).toBe(5 + 6 + 1)
  })
})
