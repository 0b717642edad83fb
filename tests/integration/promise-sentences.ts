import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { clinics } from '../../app/content/clinics.ts'
import { legalPaths } from '../../app/content/legal.schema.ts'
import { legalText } from '../../app/content/legal.ts'
import { ownerFacts } from '../../app/content/owner-facts.ts'
import { bookingConfirmation } from '../../app/routes/booking-confirmation/content.ts'
import { consultationConfirmation } from '../../app/routes/booking-confirmation/patient/content.ts'
import { exampleCallRequest } from '../../booking/db/example-call-request.ts'
import { exampleSettings, settingsWithClinic } from '../../booking/domain/example-settings.ts'
import { settingsOfHost } from '../../booking/domain/hosts.ts'
import {
  BOOKING_AGENCY_EMAILS,
  BOOKING_EMAILS,
  type BookingEmailKind,
  LEAD_EMAILS,
  TEXTS,
} from '../../booking/domain/messages.ts'
import type { ClinicCalendar } from '../../booking/domain/settings.ts'
import { exampleBooking } from '../../booking/email/example-booking.ts'
import { renderBookingEmail } from '../../booking/email/render-booking.ts'
import { renderLeadEmail } from '../../booking/email/render-lead.ts'
import { renderRequestEmail } from '../../booking/email/render-request.ts'
import { renderResultEmail } from '../../booking/email/render-result.ts'
import { renderText } from '../../booking/email/text-message.ts'
import { replyTo } from '../../booking/http/text-replies.ts'
import site from '../../site.config.ts'
import { built, pages, patientPages } from './built-site.ts'
import { blocksOf } from './reading-level.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
/** Words that a page shows only after something was done, which no built page holds. */
const WORD_FILES = [
  'booking/ui/*labels.ts',
  'booking/ui/error-messages.ts',
  'app/content/{consent,error,send-result,unavailable}.ts',
]
const [CLINIC] = settingsWithClinic.clinics as [ClinicCalendar]
/** Of a link in a message. */
const SECRET = 'A'.repeat(22)
/** Where texts are sent, so that the mails speak of them. */
const TEXT_SERVICE = { url: 'https://id:token@texts.example.com/Messages.json', from: '+12125550100' }
/** Pages about the agency's work, other people's software or medicine: only the sharper patterns count there. */
const ABOUT_OTHERS =
  /^\/book\?.*step=presentation|^\/(blog|specialties|samples|865|desert-light|legacy-oaks|marketing-audit|terms-of-service|paid-traffic|seo|google-business|funnel-creation|automated-follow-ups|whats-included|how-we-work|why-choose-us|patient-acquisition-machine|about|guides)?(\/|$)/

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
    'cookie|Global Privacy Control|JavaScript|booked twice|Reply ST(?:OP|ART)|you’ll get our|spam folder|calendar invitation|\\bbackups? of\\b',
    'this (?:site|website|page|form)\\b[^.]*\\b(?:stor|keep|kept|delet|sav|set|track|send|sent|remember)',
  ].join('|'),
  'iu',
)
const BROAD = new RegExp(
  [
    SHARP.source,
    `\\bwe(?:’ll|’re| will| never| only| hold| send| treat| can) `,
    `\\bwon’t\\b|\\bnever\\b|\\bautomatic|\\bwithin (?:an?|\\d+) |\\bremind|\\bdelet|\\bstored?\\b|\\bkept\\b|\\bencrypted\\b`,
    `\\bonly (?:if|after|when|once|you)\\b|\\byou only get\\b|\\bwaits until\\b|\\bset only\\b|\\bsecret\\b|\\bfingerprint\\b|\\bremembers\\b|\\byou get one\\b|\\bsaved\\b|\\bbacked up\\b|\\blogged\\b`,
    `\\bunsubscribe|opt out|change (?:it|your mind|your choice) at|for up to|\\b(?:storage|session)\\b|your answers`,
    `\\b(?:was|is|be) (?:not )?(?:sent|recorded|deleted|stored|booked|cancell?ed|moved|saved)\\b`,
  ].join('|'),
  'iu',
)

const clinicNames = new RegExp(clinics.map(({ name }) => name).join('|'), 'g')

/** The sentence with everything that differs between agencies, visitors and days replaced. */
export function normalize(sentence: string): string {
  return sentence
    .replace(clinicNames, '{clinic}')
    .replaceAll(exampleSettings.agency.name, '{agency}')
    .replaceAll(site.brand, '{agency}')
    .replaceAll(CLINIC.clinic.name, '{clinic}')
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
  for (const page of [...pages, ...patientPages])
    for (const block of blocksOf(page.html)) look(block, page.path, patternFor(page.path))
  for (const { where, blocks, pattern } of legalTexts())
    for (const block of blocks) look(block, where, pattern)
  for (const text of [bookingConfirmation, consultationConfirmation].flatMap(stringsIn))
    look(filled(text), 'app/routes/booking-confirmation', BROAD)
  for (const file of WORD_FILES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    for (const text of literalsOf(file)) look(text, file, BROAD)
  for (const text of textMessages()) look(text, 'a text', BROAD)
  // The text part breaks its lines within sentences, and parts paragraphs by an empty line.
  for (const { kind, text } of await mails())
    for (const paragraph of text.split(/\n\s*\n/))
      look(paragraph.replace(/\s+/g, ' '), `${kind} e-mail`, BROAD)
  const guide = await getDocumentProxy(new Uint8Array(built('/guides/2025-dea-telehealth-shift.pdf')))
  const { text } = await extractText(guide, { mergePages: true })
  look(text.replace(/\s+/g, ' '), 'the guide', SHARP)
  return found
}

const patternFor = (path: string) => (ABOUT_OTHERS.test(path) ? SHARP : BROAD)

/**
 * The legal texts of an agency that sends texts and of one that does not: the build holds one of the two. Whatever the
 * section for patients says counts.
 */
function legalTexts(): { where: string; blocks: string[]; pattern: RegExp }[] {
  return [true, false].flatMap((textMessages) =>
    legalPaths.flatMap((where) => {
      const { summary, sections } = legalText(where, { ...ownerFacts(site), textMessages })
      const [forPatients, forAll] = [true, false].map((wanted) =>
        sections.filter(({ id }) => (id === 'patients') === wanted).map(({ html }) => html),
      )
      return [
        { where, blocks: [summary, ...(forAll ?? [])].flatMap(blocksOf), pattern: patternFor(where) },
        { where: `${where}#patients`, blocks: (forPatients ?? []).flatMap(blocksOf), pattern: /./ },
      ]
    }),
  )
}

/** Every string of a content file, at any depth. */
function stringsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(stringsIn) : []
}

/** A text of the confirmation page with its placeholders as the built page and the labels give them. */
const filled = (text: string) => text.replaceAll('{when}', '{…}').replaceAll('{minutes}', '30')

/** The reminders by text in all their lengths, and the replies to visitors’ texts. */
function textMessages(): string[] {
  const { agency } = exampleSettings
  const videoLinks = [8, 300].map((length) => `https://meet.example.com/${'a'.repeat(length)}`)
  const reminders = TEXTS.flatMap((kind) =>
    videoLinks.flatMap((videoLink) =>
      [{ secret: SECRET }, null].map((links) =>
        renderText(kind, exampleBooking(), { ...exampleSettings, videoLink }, links),
      ),
    ),
  )
  const replies = (['stop', 'start', 'help'] as const).map((request) => replyTo(request, agency))
  // A text has the apostrophe of its alphabet, and no period after an address.
  return [...reminders, ...replies].map((text) =>
    text.replaceAll("'", '’').replace(/https?:\S+/g, 'the link.'),
  )
}

function literalsOf(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return [...code.matchAll(/'([^'\n]{12,})'|`([^`]{12,})`/g)].map(
    ([, single, template]) => single ?? template ?? '',
  )
}

async function mails(): Promise<{ kind: string; text: string }[]> {
  const settings = exampleSettings
  const ofClinic = settingsOfHost(settingsWithClinic, CLINIC.host)
  if (!ofClinic) throw new Error('The example has no clinic.')
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
  const options = { links: { secret: SECRET }, copy: 0, now }
  const { formKey: _formKey, ...asked } = exampleCallRequest()
  const request = { ...asked, id: 'request', createdAt }
  const changed = (kind: BookingEmailKind) => ({
    heldUntil: kind === 'hold' ? now.add({ minutes: 15 }) : null,
    ...(kind.endsWith('cancelled')
      ? { status: 'cancelled' as const, cancelledAt: now, cancelledBy: 'visitor' as const }
      : {}),
    ...(kind.endsWith('moved') ? { movedAt: now } : {}),
  })
  const rendered = [
    ...[settings, { ...settings, texts: TEXT_SERVICE }, ofClinic].flatMap((given) =>
      [...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS].map(async (kind) => ({
        kind,
        message: await renderBookingEmail(kind, exampleBooking(changed(kind)), given, options),
      })),
    ),
    ...LEAD_EMAILS.flatMap((kind) =>
      consents.map(async (given) => ({
        kind,
        message: await renderLeadEmail(kind, { ...lead, consents: given }, settings),
      })),
    ),
    (async () => ({ kind: 'request-copy', message: await renderRequestEmail(request, settings) }))(),
    (async () => ({ kind: 'result', message: await renderResultEmail(result, settings) }))(),
  ]
  return (await Promise.all(rendered)).map(({ kind, message }) => ({ kind, text: message?.text ?? '' }))
}
