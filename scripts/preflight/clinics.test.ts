import { describe, expect, it } from 'vitest'
import type { Clinic } from '../../app/content/clinic.schema.ts'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import { parseEnvironment } from '../../server/config/environment.ts'
import { clinicFindings, clinicServiceFindings, withoutContacts } from './clinics.ts'

const now = Temporal.Instant.from('2026-11-22T12:00:00Z')
const source = {
  file: 'app/content/clinics/legacy-oaks.ts',
  text: "  demo: true,\n  agreementSigned: null,\n  phone: { display: '(972) 555-0117' },\n  email: 'a@b.example.com',\n    street: '1 Example Road',\n    daysOff: [],\n",
}
const film = {
  ...{ file: 'films/own.mp4', captions: 'films/own.vtt', poster: 'films/own.jpg', title: 'A film' },
  ...{ width: 1280, height: 720, seconds: 300 },
}
/** A clinic about which there is nothing to settle. */
const real: Clinic = {
  ...legacyOaks,
  demo: false,
  agreementSigned: '2026-11-02',
  phone: { display: '(972) 736-5000', dial: '+19727365000' },
  email: 'front-desk@legacyoaks.com',
  address: { ...legacyOaks.address, street: '12 Preston Road' },
  presentation: { ...legacyOaks.presentation, film },
}
const found = (changes: Partial<Clinic> = {}, exists = (_: string) => true, at = now) =>
  clinicFindings([{ clinic: { ...real, ...changes }, source }], at, exists).map(({ what }) => what)

describe('a clinic', () => {
  it('of a fresh checkout is found, line by line, and one that is settled is not', () => {
    expect(found()).toEqual([])
    const findings = clinicFindings([{ clinic: legacyOaks, source }], now, () => true)
    expect(findings.map(({ places }) => places.map((place) => 'line' in place && place.line))).toEqual([
      ...[[2], [1], [4], [3], [5]],
      [expect.any(Number)],
    ])
  })

  it('needs an agreement that was signed', () => {
    expect(found({ agreementSigned: null })).toEqual([
      expect.stringContaining('No business associate agreement'),
    ])
    expect(found({ agreementSigned: '2026-11-23' })).toEqual([expect.stringContaining('has not come yet')])
    expect(found({ agreementSigned: '2026-11-22' })).toEqual([])
  })

  it.each([
    ['demo', { demo: true }, 'is invented'],
    ['e-mail', { email: 'desk@oaks.example.com' }, 'hears of no booking'],
    ['phone', { phone: { display: '(972) 555-0117', dial: '+19725550117' } }, 'no one answers'],
    ['address', { address: { ...real.address, street: '200 Example Road' } }, 'is not an address'],
  ] as const)('is not reached by a stand-in %s', (_, changes, words) => {
    expect(found(changes)).toEqual([expect.stringContaining(words)])
  })

  it('runs out of days off by its own clock', () => {
    const consultation = { ...real.consultation, daysOff: ['2026-12-20'], horizonDays: 28 }
    // Still November 22 in Plano.
    const late = Temporal.Instant.from('2026-11-23T05:30:00Z')
    expect(found({ consultation }, undefined, late)).toEqual([])
    expect(found({ consultation }, undefined, late.add({ hours: 24 }))).toEqual([
      expect.stringContaining('last day off is 2026-12-20'),
    ])
  })

  it('shows the film that it promises', () => {
    expect(found({}, (file) => file !== 'films/own.vtt')).toEqual([
      expect.stringContaining('is not there: films/own.vtt.'),
    ])
    const { film: _, ...presentation } = real.presentation
    expect(found({ presentation })).toEqual([expect.stringContaining('says "Watch Presentation"')])
    const label = 'Read the presentation'
    const blocks = real.blocks.map((block) => ('label' in block ? { ...block, label } : block))
    expect(found({ presentation, blocks })).toEqual([])
  })

  it('is left to these checks by those of all content', () => {
    expect(
      withoutContacts(source)
        .text.split('\n')
        .map((line) => line.trim()),
    ).toEqual(['', 'agreementSigned: null,', '', '', '', 'daysOff: [],', ''])
  })
})

describe('the machine', () => {
  const policy = [{ file: 'policy.md', text: 'x\n- The calendar and the form are our own and run here.\n' }]
  const services = (env: Record<string, string>, words = policy, clinics = [{ clinic: real, source }]) =>
    clinicServiceFindings(clinics, parseEnvironment(env, '/srv/site'), words).map(({ places }) => places[0])
  const SMTP_URL = 'smtps://calls:secret@mail.harborpine.com:465'
  const BOOKING_WIDGET_URL = 'https://calendars.harborpine.com/1'

  it('has to send e-mail where there are clinics', () => {
    expect(services({})).toEqual([{ setting: 'SMTP_URL' }])
    expect(services({ SMTP_URL })).toEqual([])
    expect(services({}, policy, [])).toEqual([])
  })

  it('has two calendars beside another provider, and the words say so', () => {
    expect(services({ SMTP_URL, BOOKING_WIDGET_URL })).toEqual([{ setting: 'BOOKING_WIDGET_URL' }])
    const told = [{ file: 'policy.md', text: 'The clinics’ calendars are our own; ours is run by Harbor.' }]
    expect(services({ SMTP_URL, BOOKING_WIDGET_URL }, told)).toEqual([])
  })
})
