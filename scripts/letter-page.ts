import { mark as unmarked } from '../app/content/read/mark.ts'
import { escapeXml } from '../app/seo/site-files/markup.ts'
import {
  formatDate,
  formatShortWhen,
  formatTime,
  formatWhen,
  formatZone,
} from '../booking/core/format-time.ts'
import type { EmailKind } from '../booking/core/message-kinds.ts'
import type { BookingSettings } from '../booking/core/settings.ts'
import { FRAMED, LETTERS, PARTS, type Value } from '../booking/messages/emails/letter-names.ts'
import type { Load } from './content-check/load.ts'

/** A call of a visitor elsewhere, who is invented. */
const START = '2026-12-01T10:00'
const ELSEWHERE = ['America/Denver', 'America/New_York']

/**
 * What stands for the names of a letter here, with the owner's people, minutes and zone; a visitor reads times of the own
 * one. Another name stands for itself.
 */
function samplesFor(
  { agency, people, rules }: BookingSettings,
  isForVisitor: boolean,
): Readonly<Record<string, Value>> {
  const { officeZone, callMinutes } = rules
  const at = Temporal.PlainDateTime.from(START).toZonedDateTime(officeZone).epochMilliseconds
  const visitorZone = ELSEWHERE.find((zone) => zone !== officeZone) ?? officeZone
  const { name: signer, role } = people[0] ?? { name: agency.name, role: '' }
  const zone = isForVisitor ? visitorZone : officeZone
  const day = formatDate(at, zone)
  return {
    name: 'Dana',
    email: 'dana@lakeside.example',
    signer,
    signerRole: role && `${role.charAt(0).toUpperCase()}${role.slice(1)}, ${agency.name}`,
    practice: 'Lakeside Wellness',
    phone: '(212) 555-0142',
    who: 'Dana Reed, Lakeside Wellness',
    when: formatWhen(at, zone),
    officeWhen: formatWhen(at, officeZone),
    visitorWhen: formatWhen(at, visitorZone),
    shortWhen: formatShortWhen(at, officeZone),
    day: `${day} at ${formatTime(at, zone)}`,
    weekday: day.split(',')[0] ?? '',
    time: formatTime(at, zone),
    minutes: String(callMinutes),
    call: `${callMinutes}-minute call with ${signer} at ${agency.name}`,
    reminders: 'reminders 24 hours and 1 hour',
    guide: 'The guide’s title',
    calls: '2 calls',
    first: formatTime(at, officeZone),
    date: day,
    zone: formatZone(at, officeZone),
    booked: '4 calls',
    bookedBefore: '3 calls',
    arrived: '310',
    arrivedBefore: '280',
  }
}

const FACTS = [
  { name: 'Practice', text: 'Lakeside Wellness' },
  { name: 'Note', text: 'A note\nof two lines' },
]

const sampleOf = (samples: Readonly<Record<string, Value>>, name: string): Value =>
  samples[name] ??
  (PARTS.has(name)
    ? [{ facts: FACTS }]
    : /Link$|^room$/.test(name)
      ? `https://example.com/${name}`
      : `‹${name}›`)

/** Conditions that don't hold in a letter as it is shown first. */
const USUALLY_NOT = ['again', 'unchecked', 'attending', 'wanted', 'area', 'guide']

const kinds = Object.entries(LETTERS).filter(([kind]) => kind !== 'frame')

const STYLE = `
body { margin: 2rem 2rem 6rem; font: 16px/1.5 system-ui, sans-serif }
nav a, label { display: inline-block; margin: 0 1rem .5rem 0 }
main { display: flex; flex-wrap: wrap; gap: 1.5rem }
figure { margin: 0; max-width: 100% }
iframe, pre { box-sizing: border-box; max-width: 100%; height: 56rem; border: 1px solid #bbb; background: #fff; overflow: auto }
pre { width: 40rem; margin: 0; padding: 1rem; white-space: pre-wrap }`

/**
 * Returns the page that shows an email with sample values: on a phone, light and dark, on a desktop, and its text part. The
 * query names what holds of the letter's conditions. Null for the address of another page. The editor marks the subject with its
 * place, and adds its script.
 */
export async function letterPage(
  load: Load,
  address: string,
  mark = unmarked,
  script = '',
): Promise<string | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const [kind, letter] = kinds.find(([one]) => pathname === `/letters/${one}`) ?? []
  if (!kind || !letter) return null
  const { composeEmail } = await load('booking/messages/emails/email-message.ts')
  const { bookingSettings } = await load('server/booking-settings.ts')
  const { site } = await load('app/content/site/site.data.ts')
  const { parseEnvironment } = await load('server/config/environment.ts')
  const settings = bookingSettings(site, parseEnvironment({}, '.'))
  const samples = samplesFor(
    settings,
    letter.names.some((name) => name === 'officeWhen'),
  )
  const { frame, byKind } = settings.letters
  const words = Object.values(byKind[kind] ?? {}).join('\n') + (FRAMED.has(kind) ? frame : '')
  const conditions = [
    ...new Set(Array.from(words.matchAll(/\{if (?:not )?(\w+)\}/g), ([, name = '']) => name)),
  ]
  const holds = (name: string) =>
    searchParams.size > 0 ? searchParams.has(name) : !USUALLY_NOT.includes(name)
  const values = Object.fromEntries(
    letter.names
      .filter((name) => !['origin', 'agencyPhone'].includes(name))
      .map((name) => [name, conditions.includes(name) && !holds(name) ? '' : sampleOf(samples, name)]),
  )
  const addressed = { to: '', replyTo: '', id: 'sample', kind: kind as EmailKind, values }
  const { subject, html, text } = await composeEmail(addressed, settings)
  const dark = html.replace('(prefers-color-scheme: dark)', 'all')
  const shown = (title: string, width: number, email: string) =>
    `<figure><figcaption>${title}</figcaption><iframe width="${width}" title="${title}" srcdoc="${escapeXml(email)}"></iframe></figure>`
  const frames = [shown('Phone', 360, html), shown('Phone, dark', 360, dark), shown('Desktop', 640, html)]
  const links = kinds.map(
    ([one]) => `<a href="/letters/${one}"${one === kind ? ' aria-current="page"' : ''}>${one}</a>`,
  )
  const boxes = conditions.map(
    (name) => `<label><input type="checkbox" name="${name}"${holds(name) ? ' checked' : ''}> ${name}</label>`,
  )
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Email: ${kind}</title><style>${STYLE}</style></head><body>
<nav aria-label="Emails">${links.join('')}</nav><h1>${escapeXml(mark(`letters/${kind}.md`, ['body', 0], subject))}</h1>
<form>${boxes.join('')}<button name="shown">Show it so</button></form>
<main>${frames.join('')}<figure><figcaption>Text part</figcaption><pre>${escapeXml(text)}</pre></figure></main>
${script}</body></html>`
}
