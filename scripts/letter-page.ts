import { mark as unmarked } from '../app/content/read/mark.ts'
import { escapeXml } from '../app/seo/site-files/markup.ts'
import type { EmailKind } from '../booking/core/message-kinds.ts'
import { LETTERS, PARTS, type Value } from '../booking/messages/emails/letter-names.ts'
import type { Load } from './content-check/load.ts'

/** What stands for the names of a letter here. Another name stands for itself. */
const SAMPLE: Readonly<Record<string, Value>> = {
  name: 'Dana',
  email: 'dana@lakeside.example',
  signer: 'Alex Sample',
  signerRole: 'Growth strategist',
  practice: 'Lakeside Wellness',
  phone: '(212) 555-0142',
  who: 'Dana Reed, Lakeside Wellness',
  when: 'Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time',
  officeWhen: 'Tuesday, December 1, 2026 at 9:00 AM Central Standard Time',
  visitorWhen: 'Tuesday, December 1, 2026 at 8:00 AM Mountain Standard Time',
  shortWhen: 'Tue, Dec 1, 10:00 AM EST',
  day: 'Tuesday, December 1 at 10:00 AM',
  weekday: 'Tuesday',
  time: '10:00 AM',
  minutes: '30',
  call: '30-minute call with Alex Sample at your agency',
  reminders: 'reminders 24 hours and 1 hour',
  guide: 'The guide’s title',
  calls: '2 calls',
  first: '10:00 AM',
  date: 'Tuesday, December 1',
  zone: 'Eastern Standard Time',
  booked: '4 calls',
  bookedBefore: '3 calls',
  arrived: '310',
  arrivedBefore: '280',
}

const FACTS = [
  { name: 'Practice', text: 'Lakeside Wellness' },
  { name: 'Note', text: 'A note\nof two lines' },
]

const sampleOf = (name: string): Value =>
  SAMPLE[name] ??
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
  const { frame, byKind } = settings.letters
  const words = Object.values(byKind[kind] ?? {}).join('\n') + ('isFramed' in letter ? frame : '')
  const conditions = [
    ...new Set(Array.from(words.matchAll(/\{if (?:not )?(\w+)\}/g), ([, name = '']) => name)),
  ]
  const holds = (name: string) =>
    searchParams.size > 0 ? searchParams.has(name) : !USUALLY_NOT.includes(name)
  const values = Object.fromEntries(
    letter.names
      .filter((name) => !['origin', 'agencyPhone'].includes(name))
      .map((name) => [name, conditions.includes(name) && !holds(name) ? '' : sampleOf(name)]),
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
