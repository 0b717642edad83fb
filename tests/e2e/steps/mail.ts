import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import { dataDir } from './servers.ts'

/** All emails so far that contain this text in body or addresses. */
export async function mailWith(text: string, folder = path.join(dataDir, 'mail')): Promise<Email[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails.filter((mail) => JSON.stringify([mail.to, mail.replyTo, mail.text]).includes(text))
}

/** Waits for the two emails of a booking, the visitor's and the agency's. */
export async function mailsOf(email: string): Promise<{ confirmation: Email; agencyCopy: Email }> {
  await expect.poll(async () => (await mailWith(email)).length).toBe(2)
  const mails = await mailWith(email)
  const confirmation = mails.find((mail) => mail.to?.[0]?.address === email)
  const agencyCopy = mails.find((mail) => mail.to?.[0]?.address !== email)
  if (!confirmation || !agencyCopy) throw new Error('The two mails went to the same address.')
  return { confirmation, agencyCopy }
}

/** The invitation attached to an email as `text/calendar`. The start is a UTC instant. */
export function invitationIn(mail: Email): { method: string; start: string } {
  const part = mail.attachments.find((attachment) => attachment.mimeType === 'text/calendar')
  if (!part) throw new Error('The mail carries no text/calendar.')
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The calendar holds no event.')
  const event = new ICAL.Event(component)
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    start: event.startDate.toString(),
  }
}
