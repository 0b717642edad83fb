import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { tuesday } from '../../tests/fixtures/call-pages.ts'
import { agencyIn, clinicDesk, TELLING, twoClinics } from '../../tests/fixtures/clinic-desk.ts'
import { type RunningOutbox, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { type RunningSmtp, startSmtp } from '../../tests/fixtures/start-smtp.ts'
import type { Store } from '../db/store.ts'
import { DEFAULT_LIMITS } from '../domain/limits.ts'
import { type Sender, smtpSender } from '../email/senders.ts'

const PATIENT = 'dana@example.com'
const CLINIC = 'front-desk@legacy-oaks.example'
const settings = { ...twoClinics, limits: { ...DEFAULT_LIMITS, atOnce: 10 } }
let smtp: RunningSmtp
let sender: Sender
let worker: RunningOutbox

beforeEach(async () => {
  smtp = await startSmtp()
  sender = smtpSender(smtp.url)
})
afterEach(async () => {
  await worker.stop()
  sender.close()
  await smtp.stop()
})

onBothStores((store) => {
  /** The next e-mails that the mail server gets, read; the patient's first. */
  async function nextMails(count: number): Promise<Email[]> {
    await vi.waitFor(() => expect(smtp.received).toHaveLength(count), 5000)
    const mails = smtp.received.splice(0)
    expect(new Set(mails.flatMap(({ to }) => to)).difference(new Set([PATIENT, CLINIC]))).toEqual(new Set())
    const parsed = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)))
    return parsed.toSorted((a) => (a.to?.[0]?.address === PATIENT ? -1 : 1))
  }
  const start = (desk: ReturnType<typeof clinicDesk>, under = settings) => {
    worker = runOutbox(store(), desk.clock, { sender, settings: under })
  }

  it('come in the clinic’s name, with neutral subjects and no word of its field, to the patient and the clinic alone', async () => {
    const desk = clinicDesk(store(), settings)
    start(desk)
    const { reference } = await (await desk.send('legacy-oaks', { zone: 'America/Chicago' })).json()
    const booked = await nextMails(2)
    desk.clock.now = tuesday('15:00').subtract({ hours: 24 })
    const dayBefore = await nextMails(1)
    const path = `/desk/call/move?booking=${reference}`
    await desk.post(path, { start: '2026-12-01T17:00:00Z', zone: 'America/Chicago' })
    const moved = await nextMails(2)
    desk.clock.now = tuesday('16:00')
    const hourBefore = await nextMails(1)
    await desk.post(`/desk/call/cancel?booking=${reference}`)
    const cancelled = await nextMails(2)

    const mails = [booked, dayBefore, moved, hourBefore, cancelled].flat()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your appointment on Tuesday, December 1, 9:00 AM',
      'New appointment: Tue, Dec 1, 9:00 AM CST',
      'Reminder: your appointment on Tuesday, December 1, 9:00 AM',
      'Your appointment is now on Tuesday, December 1, 11:00 AM',
      'Moved: now Tue, Dec 1, 11:00 AM CST',
      'Your appointment starts at 11:00 AM',
      'Canceled: your appointment on Tuesday, December 1, 11:00 AM',
      'Canceled: Tue, Dec 1, 11:00 AM CST',
    ])
    for (const mail of mails) expectNeutral(mail)
    expect(await otherChannels(store())).toEqual([])
    expect(worker.logged.join('\n')).not.toMatch(/Dana|dana@|555-0188/)
    expect(TELLING.exec(worker.logged.join('\n') + desk.log())).toBeNull()
    expect(worker.alarms()).toEqual([])
  })

  it('tell the clinic how to reach a patient who gave only a phone number, and that patient nothing', async () => {
    const desk = clinicDesk(store(), settings)
    start(desk)
    await desk.send('legacy-oaks', { email: '' })
    const [copy] = await nextMails(1)
    expect(copy?.to?.[0]?.address).toBe(CLINIC)
    expect(copy?.replyTo).toBeUndefined()
    expect(copy?.text?.replace(/\s+/g, ' ')).toContain('The patient gave no e-mail address, so please call.')
    for (const known of ['Name: Dana Reed', 'Phone: (972) 555-0188', 'E-mail: not given'])
      expect(copy?.text).toContain(known)
    expect(copy?.text).toMatch(
      /Move the appointment:\nhttps:\S+\/desk\/call\/move\?booking=[\w-]{22}&clinic=legacy-oaks\n/,
    )
    expect(copy?.text).toMatch(/Cancel the appointment:\nhttps:\S+\/desk\/call\/cancel\?booking=/)
    desk.clock.now = tuesday('14:30')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(smtp.received).toEqual([])
  })

  it('ask a patient to confirm a time that is only held, and tell the clinic of it afterwards', async () => {
    const strict = { ...settings, limits: DEFAULT_LIMITS }
    const desk = clinicDesk(store(), strict)
    start(desk, strict)
    await desk.send('legacy-oaks', { email: '', start: '2026-12-01T16:00:00Z' })
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 5000)
    expect(smtp.received.splice(0)[0]?.to).toEqual([CLINIC])
    await desk.send('legacy-oaks')
    const [hold] = await nextMails(1)
    if (!hold) throw new Error('No e-mail came.')
    expect(hold.subject).toBe('Please confirm your appointment on Tuesday, December 1, 8:00 AM')
    expectNeutral(hold)
    const link = /Confirm this appointment:\n(https:\S+)/.exec(hold.text ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(link)
    expect((await desk.post(pathname + search)).status).toBe(303)
    const [confirmation, copy] = await nextMails(2)
    expect([confirmation?.to?.[0]?.address, copy?.to?.[0]?.address]).toEqual([PATIENT, CLINIC])
  })

  it('are not sent for a clinic that has left', async () => {
    const desk = clinicDesk(store(), settings)
    await desk.send('legacy-oaks')
    start(desk, { ...settings, clinics: [] })
    await vi.waitFor(async () => {
      const rows = await store()
        .db.selectFrom('outbox')
        .select('droppedAt')
        .where('dueAt', '<=', desk.clock.now)
        .execute()
      expect(rows.map(({ droppedAt }) => droppedAt !== null)).toEqual([true, true])
    }, 5000)
    expect(smtp.received).toEqual([])
  })
})

/** Sender, headers, words, addresses of the calendars, and the calendar file. */
function expectNeutral(mail: Email): void {
  expect(mail.from).toEqual({ name: 'Legacy Oaks', address: 'calls@wellbooked.example' })
  const isToPatient = mail.to?.[0]?.address === PATIENT
  expect(mail.replyTo?.[0]?.address).toBe(isToPatient ? CLINIC : PATIENT)
  const files = mail.attachments.map(({ filename, content }) => [filename, decoded(content)].join('\n'))
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`)
  const all = [mail.subject, ...headers, mail.html, mail.text, ...files].join('\n')
  expect(TELLING.exec(all)).toBeNull()
  expect(TELLING.exec(decodeURIComponent(all.replace(/%(?![\dA-F]{2})/g, '%25')))).toBeNull()
  expect(agencyIn(all)).toBeNull()
  const shown = (mail.text ?? '').replace(/\s+/g, ' ')
  expect(shown).toContain('Legacy Oaks, 200 Example Road, Plano, TX 75024')
  if (isToPatient) expect(shown).toContain('(972) 555-0117')
  if (isToPatient) expect(shown).not.toMatch(/What we’ll look at|prices|Join/)
  for (const file of files.filter((text) => text.includes('SUMMARY')))
    expect(file).toMatch(/SUMMARY:Free consultation(?: with Legacy Oaks|: Dana Reed)\r?\n/)
}

const decoded = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Messages to text services, webhooks and calendars, which hear of no patient. */
async function otherChannels(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('outbox').select('kind').execute()
  return rows.map(({ kind }) => kind).filter((kind) => /text|webhook|calendar/.test(kind))
}
