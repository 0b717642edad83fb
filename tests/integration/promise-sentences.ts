import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import {
  BOOKING_AGENCY_EMAILS,
  BOOKING_EMAILS,
  type BookingEmailKind,
  LEAD_EMAILS,
} from '../../booking/domain/messages.ts'
import { exampleBooking } from '../../booking/email/example-booking.ts'
import { renderBookingEmail } from '../../booking/email/render-booking.ts'
import { renderLeadEmail } from '../../booking/email/render-lead.ts'
import { renderResultEmail } from '../../booking/email/render-result.ts'
import site from '../../site.config.ts'
import { built, pages } from './built-site.ts'
import { blocksOf } from './reading-level.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
/** Words that a page shows only after something was done, which no built page holds. */
const WORD_FILES = [
  'booking/ui/*labels.ts',
  'booking/ui/error-messages.ts',
  'app/content/{consent,error,send-result,unavailable}.ts',
]
/** Pages about the agency's work, other people's software or medicine: only the sharper patterns count there. */
const ABOUT_OTHERS =
  /^\/(blog|specialties|samples|865|desert-light|legacy-oaks|marketing-audit|terms-of-service|paid-traffic|seo|google-business|funnel-creation|automated-follow-ups|whats-included|how-we-work|why-choose-us|patient-acquisition-machine|about|guides)?(\/|$)/

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')

/** Verbs of what the site's software does with what it is given. */
const DOES =
  'e-mail|text|remind|store|keep|delete|erase|hold|honor|log|share|sell|rent|track|record|count|send'
const SHARP = new RegExp(
  [
    `\\bwe(?:’ll| will)(?: also| then)? (?:${DOES}|cancel|move|confirm)\\b`,
    `\\bwe (?:also |only )?(?:store|keep|delete|honor|log|e-mail|text) `,
    `\\b(?:we|it|they|this site) (?:never|don’t|do not|won’t|can’t) (?:${DOES}|use any|ask|see|contain|set)`,
    `\\byour (?:booking|call|confirmation|answers?|reminders?|browser|choice|result)\\b`,
    'cookie|Global Privacy Control|JavaScript|booked twice|Reply STOP|spam folder|calendar invitation|\\bbackups? of\\b',
    'this (?:site|website|page|form)\\b[^.]*\\b(?:stor|keep|kept|delet|sav|set|track|send|sent|remember)',
  ].join('|'),
  'iu',
)
const BROAD = new RegExp(
  [
    SHARP.source,
    `\\bwe(?:’ll|’re| will| never| only| hold| send| treat| can) `,
    `\\bwon’t\\b|\\bnever\\b|\\bautomatic|\\bwithin (?:an?|\\d+) |\\bremind|\\bdelet|\\bstored?\\b|\\bkept\\b|\\bencrypted\\b`,
    `\\bonly (?:if|after|when|once|you)\\b|\\bset only\\b|\\bsecret\\b|\\bfingerprint\\b|\\bremembers\\b|\\byou get one\\b|\\bsaved\\b|\\bbacked up\\b|\\blogged\\b`,
    `\\bunsubscribe|opt out|change (?:it|your mind|your choice) at|for up to|\\b(?:storage|session)\\b|your answers`,
    `\\b(?:was|is|be) (?:not )?(?:sent|recorded|deleted|stored|booked|cancelled|moved|saved)\\b`,
  ].join('|'),
  'iu',
)

/** The sentence with everything that differs between agencies, visitors and days replaced. */
export function normalize(sentence: string): string {
  return sentence
    .replaceAll(exampleSettings.agency.name, '{agency}')
    .replaceAll(site.brand, '{agency}')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{…}')
    .replace(/https?:\/\/\S+/g, '{link}')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\w/g, '{e-mail}')
    .replace(/\(\d{3}\)\s\d{3}-\d{4}/g, '{phone}')
    .replace(/(?:January|November|December|October) \{?\d[\d, ]*\d/g, '{date}')
    .replace(/\d[\d,.:]*\d|\d/g, '{n}')
    .replace(/\s+/g, ' ')
    .replace(/^\{n\}\s?(?=[A-Z])/, '')
    .trim()
}

/** Each sentence that may promise behavior, normalized, with where it was first found. */
export async function promisingSentences(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const look = (text: string, where: string, pattern: RegExp) => {
    for (const sentence of sentencesOf(text)) {
      const normal = normalize(sentence)
      if (pattern.test(sentence) && /\s\S+\s/.test(normal) && !found.has(normal)) found.set(normal, where)
    }
  }
  for (const page of pages)
    for (const block of blocksOf(page.html))
      look(block, page.path, ABOUT_OTHERS.test(page.path) ? SHARP : BROAD)
  for (const file of WORD_FILES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    for (const text of literalsOf(file)) look(text, file, BROAD)
  // The text part breaks its lines within sentences, and parts paragraphs by an empty line.
  for (const { kind, text } of await mails())
    for (const paragraph of text.split(/\n\s*\n/))
      look(paragraph.replace(/\s+/g, ' '), `${kind} e-mail`, BROAD)
  const guide = await getDocumentProxy(new Uint8Array(built('/guides/2025-dea-telehealth-shift.pdf')))
  const { text } = await extractText(guide, { mergePages: true })
  look(text.replace(/\s+/g, ' '), 'the guide', SHARP)
  return found
}

function literalsOf(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return [...code.matchAll(/'([^'\n]{12,})'|`([^`]{12,})`/g)].map(
    ([, single, template]) => single ?? template ?? '',
  )
}

async function mails(): Promise<{ kind: string; text: string }[]> {
  const settings = exampleSettings
  const consents = [true, false].map((marketingEmail) => ({
    marketingEmail,
    marketingTexts: false,
    wording: {},
  }))
  const person = {
    name: 'Dana Reed',
    email: 'dana@example.com',
    practice: 'Lakeside',
    specialty: 'Vision',
    phone: '',
  }
  const createdAt = Temporal.Instant.from('2026-11-21T12:00:00Z')
  const lead = { ...person, id: 'lead', formName: 'Guide', attribution: {}, createdAt }
  const result = { id: 'result', kind: 'counter', figures: 'visits=3', email: person.email, createdAt }
  const now = createdAt
  const options = { links: { secret: 'A'.repeat(22) }, copy: 0, now }
  const changed = (kind: BookingEmailKind) => ({
    heldUntil: kind === 'hold' ? now.add({ minutes: 15 }) : null,
    ...(kind.endsWith('cancelled') ? { status: 'cancelled' as const, cancelledAt: now } : {}),
    ...(kind.endsWith('moved') ? { movedAt: now } : {}),
  })
  const rendered = [
    ...[...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS].map(async (kind) => ({
      kind,
      message: await renderBookingEmail(kind, exampleBooking(changed(kind)), settings, options),
    })),
    ...LEAD_EMAILS.flatMap((kind) =>
      consents.map(async (given) => ({
        kind,
        message: await renderLeadEmail(kind, { ...lead, consents: given }, settings),
      })),
    ),
    (async () => ({ kind: 'result', message: await renderResultEmail(result, settings) }))(),
  ]
  return (await Promise.all(rendered)).map(({ kind, message }) => ({ kind, text: message?.text ?? '' }))
}
