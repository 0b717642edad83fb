import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { PersonRecords } from '../db/person-records.ts'

/**
 * Everything about a person as JSON, for an answer to "what do you have about me". The fingerprints that protect forms
 * and links are left out: they say nothing about anybody.
 * @param mails paths of the e-mails on disk
 */
export async function personDocument(
  contact: string,
  records: PersonRecords,
  mails: string[],
): Promise<string> {
  const { bookings, leads, requests, messages } = records
  const files = await Promise.all(
    mails.map(async (file) => ({ file: basename(file), content: await readFile(file, 'utf8') })),
  )
  const everything = {
    contact,
    ...records,
    bookings: bookings.map(({ formKey, referenceHash, ...booking }) => booking),
    leads: leads.map(({ formKey, ...lead }) => lead),
    requests: requests.map(({ formKey, ...request }) => request),
    messages: messages.map(({ leaseUntil, ...message }) => message),
    mails: files,
  }
  return `${JSON.stringify(everything, null, 2)}\n`
}
