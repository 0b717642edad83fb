import type { Clinic } from '../../app/content/clinic.schema.ts'
import type { Environment } from '../../server/config/environment.ts'
import { type Finding, placeOf, type SourceText } from './finding.ts'
import { daysOffFindings } from './review.ts'
import { FICTIONAL_NUMBER, isReserved } from './stand-ins.ts'

/** A clinic, and the file that its record is in. */
export interface ClinicSource {
  clinic: Clinic
  source: SourceText
}

/**
 * What keeps a clinic's patients from being served: no agreement, contacts that reach nobody, days off that run out, a film
 * that is not there.
 * @param now the clinic's own zone gives the day
 * @param exists whether a file of the project is there, by its path from the root
 */
export function clinicFindings(
  clinics: ClinicSource[],
  now: Temporal.Instant,
  exists: (path: string) => boolean,
): Finding[] {
  return clinics.flatMap(({ clinic, source }) => {
    const { daysOff, horizonDays, officeZone } = clinic.consultation
    const today = now.toZonedDateTimeISO(officeZone).toPlainDate()
    return [
      ...agreementFindings(clinic, source, today),
      ...contactFindings(clinic, source),
      ...daysOffFindings(daysOff, horizonDays, today, placeOf(source, 'daysOff:')),
      ...filmFindings(clinic, source, exists),
    ]
  })
}

function agreementFindings(
  { agreementSigned, name }: Clinic,
  source: SourceText,
  today: Temporal.PlainDate,
): Finding[] {
  const places = [placeOf(source, 'agreementSigned:')]
  if (agreementSigned === null)
    return [
      {
        kind: 'clinic',
        what: `No business associate agreement with ${name} is on file, and its patients’ bookings are stored here.`,
        todo: 'Sign one, have a lawyer read it, and set agreementSigned to its day; or take the clinic’s file out.',
        places,
      },
    ]
  if (Temporal.PlainDate.compare(agreementSigned, today) <= 0) return []
  const what = `The agreement with ${name} is dated ${agreementSigned}, which has not come yet.`
  return [{ kind: 'clinic', what, todo: 'Set agreementSigned to the day it was signed.', places }]
}

function contactFindings({ demo, name, email, phone, address }: Clinic, source: SourceText): Finding[] {
  const findings: Finding[] = []
  const add = (what: string, todo: string, wanted: string) =>
    findings.push({ kind: 'clinic', what, todo, places: [placeOf(source, wanted)] })
  if (demo) add(`${name} is invented.`, 'Replace it with a real clinic, or delete the file.', 'demo:')
  if (isReserved(email))
    add(`${name} hears of no booking: ${email} reaches no one.`, 'Set the clinic’s own address.', 'email:')
  if (FICTIONAL_NUMBER.test(phone.display))
    add(`${phone.display} of ${name} is a number that no one answers.`, 'Set the clinic’s own.', 'phone:')
  if (/\bexample\b/i.test(address.street))
    add(`"${address.street}" of ${name} is not an address.`, 'Set the clinic’s own.', 'street:')
  return findings
}

function filmFindings(
  { name, presentation: { film }, blocks, closing }: Clinic,
  source: SourceText,
  exists: (path: string) => boolean,
): Finding[] {
  const files = film ? [film.file, film.captions, film.poster] : []
  const missing = files.filter((file) => !exists(file))
  if (missing.length > 0) {
    const what = `The film of ${name} is not there: ${missing.join(', ')}.`
    return [
      {
        kind: 'clinic',
        what,
        todo: 'Add the file, or take "film" out of the record.',
        places: [placeOf(source, 'film:')],
      },
    ]
  }
  const labels = [...blocks.flatMap((block) => ('label' in block ? [block.label] : [])), closing.label]
  const promise = labels.find((label) => /\b(?:watch|film|video)\b/i.test(label))
  if (film || !promise) return []
  const what = `The article of ${name} says "${promise}", and its presentation has no film.`
  const todo = 'Add the film to the record, or word the button for a page to read.'
  return [{ kind: 'clinic', what, todo, places: [placeOf(source, promise)] }]
}

/** A clinic's file without the lines that `clinicFindings` reads, for the checks that all content has. */
export function withoutContacts({ file, text }: SourceText): SourceText {
  return { file, text: text.replace(/^ {2,4}(?:demo|phone|email|street):.*$/gm, '') }
}

/** Speaks of one calendar, where there are the agency's and the clinics'. */
const OWN_CALENDAR = /\bThe calendar\b[^.]*\b(?:is|are) our own\b/

/**
 * What the machine's settings keep from patients of any clinic.
 * @param words the content of the pages, the widget and the legal texts
 */
export function clinicServiceFindings(
  clinics: ClinicSource[],
  { smtpUrl, bookingWidget }: Environment,
  words: SourceText[],
): Finding[] {
  if (clinics.length === 0) return []
  const findings: Finding[] = []
  if (!smtpUrl)
    findings.push({
      kind: 'clinic',
      what: 'Patients are promised an e-mail about their consultation, and the clinics hear of it by e-mail: without SMTP_URL none leaves this machine.',
      todo: 'Set SMTP_URL to your mail server.',
      places: [{ setting: 'SMTP_URL' }],
    })
  const places = words.flatMap((source) =>
    source.text.split('\n').flatMap((line) => (OWN_CALENDAR.test(line) ? [placeOf(source, line)] : [])),
  )
  if (bookingWidget && places.length > 0)
    findings.push({
      kind: 'clinic',
      what: 'BOOKING_WIDGET_URL leads to another provider, while patients book in the desk’s own calendars, and a page says "the calendar" for both.',
      todo: 'Say there which is whose, name the provider, and go on reading the desk’s commands with --clinic.',
      places: [{ setting: 'BOOKING_WIDGET_URL' }, ...places],
    })
  return findings
}
