import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabaseTemplate } from '../../tests/fixtures/database-template.ts'
import { type Desk, openDesk } from '../booking-service.ts'
import type { DeskSettings } from '../domain/settings.ts'

/** A Monday morning in New York, two weeks after the autumn clock change. */
export const MONDAY = Temporal.Instant.from('2026-11-16T13:00:00Z')

export interface TestDesk {
  desk: Desk
  settings: DeskSettings
  /** Everything logged, as text, for searching it for what must not be there. */
  logged: () => string
  clock: { now: Temporal.Instant }
  /** Free starts, ISO. */
  starts: () => Promise<string[]>
  /** A fresh form: its key as drawn in the page. */
  key: () => Promise<string>
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  post: (fields: [string, string][], options?: PostOptions) => Promise<Response>
  close: () => Promise<void>
}

export interface PostOptions {
  json?: boolean
  address?: string
  type?: string
  body?: string
}

const ORIGIN = 'https://practice.example.com'

/** Opens a real desk with the embedded store in a folder of its own; only the clock is the test's. */
export async function openTestDesk(over: Partial<DeskSettings> = {}, minimumFillMs = 0): Promise<TestDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-http-'))
  copyDatabaseTemplate(dataDir)
  const settings: DeskSettings = { ...SETTINGS, dataDir, ...over }
  const clock = { now: MONDAY }
  const lines: string[] = []
  const note = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  const desk = await openDesk(settings, {
    log: { info: note, warn: note, error: note },
    migrationsFolder: join(import.meta.dirname, '../db/migrations'),
    assets: { script: '/desk/widget.js', style: 'body{margin:0}' },
    now: () => clock.now,
    minimumFillMs,
  })
  const get: TestDesk['get'] = (path, headers = {}) =>
    desk.fetch(new Request(ORIGIN + path, { headers }), { address: '192.0.2.1' })
  return {
    ...{ desk, settings, clock, get },
    logged: () => lines.join('\n'),
    starts: async () => (await (await get('/desk/slots')).json()).starts,
    key: async () => keyIn(await (await get('/desk/booking')).text()),
    post: async (fields, { json = false, address = '192.0.2.1', type, body } = {}) => {
      const headers = {
        'Content-Type': type ?? 'application/x-www-form-urlencoded',
        ...(json ? { Accept: 'application/json' } : { Accept: 'text/html' }),
      }
      const text = body ?? new URLSearchParams(fields).toString()
      return desk.fetch(new Request(`${ORIGIN}/desk/booking`, { method: 'POST', headers, body: text }), {
        address,
      })
    },
    close: async () => {
      await desk.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The form key in the props of a page. */
export function keyIn(html: string): string {
  return /"formKey":"([^"]+)"/.exec(html)?.[1] ?? ''
}

let visitors = 0

/** A complete, honest form; each call is another visitor. `over` replaces fields, `undefined` leaves one out. */
export function answers(
  key: string,
  start: string,
  over: Record<string, string | undefined> = {},
): [string, string][] {
  visitors += 1
  const fields: Record<string, string | undefined> = {
    key,
    start,
    zone: 'America/Chicago',
    name: 'Ada Byron',
    practice: 'Byron Clinic',
    email: `ada.${visitors}@clinic.example.com`,
    phone: '(555) 010-0199',
    specialty: 'Ketamine',
    note: '',
    homepage: '',
    ...over,
  }
  return Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
}

const SETTINGS: DeskSettings = {
  agency: {
    name: 'Wellbooked',
    email: 'hello@example.com',
    phone: '(555) 010-0142',
    dial: '+15550100142',
    address: '100 Example Street, New York, NY 10001',
    origin: ORIGIN,
  },
  rules: {
    officeZone: 'America/New_York',
    hours: {
      1: [{ from: '09:00', to: '17:00' }],
      2: [{ from: '09:00', to: '17:00' }],
      3: [{ from: '09:00', to: '17:00' }],
    },
    daysOff: ['2026-11-24'],
    callMinutes: 30,
    bufferMinutes: 15,
    minimumNoticeMinutes: 120,
    horizonDays: 21,
  },
  mail: { from: 'Wellbooked <calls@example.com>', agencyCopyTo: 'calls@example.com' },
  guide: { formName: '2025 Telehealth Shift', title: 'The Telehealth Guide', path: '/growth_playbook_s' },
  videoLink: 'https://meet.example.com/wellbooked',
  callTitle: 'Free Patient Growth Strategy Call',
  specialties: ['Ketamine', 'Vision'],
  dataDir: '',
  confirmationPath: '/bookingconfirmation',
  frameOrigins: ['https://partner.example.com'],
  attemptsPerTenMinutes: 1000,
}
