import { stat, statfs } from 'node:fs/promises'
import { listConnections } from '../calendar/connected/connections.ts'
import { hasUnreadable, needsSomebody } from '../calendar/connected/read-calendars.ts'
import { officeDate } from '../calendar/office-days.ts'
import { openTimes, startsOf } from '../calendar/open-times.ts'
import { candidateSlots } from '../calendar/slots.ts'
import { callHosts, hostOf, rulesOf } from '../core/call-hosts.ts'
import { formatDate, formatWhen } from '../core/format-time.ts'
import { readCallBacks } from '../lead/call-backs.ts'
import { hidePersonalData } from '../messages/failure.ts'
import { emailState, givenUpSince } from '../messages/outbox.ts'
import { areManyLate } from '../messages/outbox-claims.ts'
import type { BackupState } from '../store/hourly-backup.ts'
import type { Service } from '../store/store.ts'

/** Something for which a person is needed. */
export interface Trouble {
  /** The check that found it, and what it concerns where there can be several. */
  name: string
  /** What is wrong and what to do, without personal data. */
  words: string
  /** The email address of a host who can mend it. */
  host?: string | undefined
}

export interface Watched extends Service {
  /** Writes to the store. @throws {StoreError} */
  ping: () => Promise<void>
  /** Undefined where no backups are written. */
  backup: (() => BackupState) | undefined
}

const MAIL_MINUTES = 10
const BACKUP_HOURS = 24
/** A message that was given up is reported for this long. */
const GIVEN_UP_HOURS = 24
const DISK_SHARE = 0.05
/** With a smaller share of the times of the next days open, visitors hardly find one. */
const OPEN_SHARE = 0.1
const OPEN_DAYS = 14
const RUSH_CALLS = 30
const MADE_UP =
  'If calls look made up, cancel them on the page of the office, which lists all that are ahead.'
/** A review is asked for this many days before it is due. */
const REVIEW_DAYS = 30

type Check = (watched: Watched) => Promise<Trouble[] | null>

/** The checks, with their names in an email's subject. Null or a `StoreError` means that the result is unknown. */
export const CHECKS: Record<string, { title: string; find: Check }> = {
  store: { title: 'bookings can’t be saved', find: store },
  mail: { title: 'email isn’t going out', find: mail },
  message: { title: 'a message was given up', find: messages },
  clock: { title: 'messages wait, because the clock may be wrong', find: clock },
  backup: { title: 'there is no good backup', find: backup },
  calendar: { title: 'a calendar can’t be read', find: calendars },
  entries: { title: 'entries of a calendar can’t be read', find: entries },
  callback: { title: 'a visitor waits to be called back', find: callBacks },
  open: { title: 'hardly any times are open', find: openShare },
  rush: { title: 'many calls were booked within an hour', find: rush },
  disk: { title: 'a disk is almost full', find: disks },
  review: { title: 'content is due for review', find: reviews },
}

async function store({ ping, settings }: Watched): Promise<Trouble[]> {
  try {
    await ping()
    return []
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    const words = `${code === 'SQLITE_FULL' ? 'The disk is full.' : message} Visitors who book are asked to call ${settings.agency.phone}. docs/operate.md has what to do under “When things break”.`
    return [{ name: 'store', words }]
  }
}

async function mail({ store, settings, now }: Watched): Promise<Trouble[]> {
  const { failing } = await emailState(store)
  const [first] = failing
  if (!first || first.createdAt.until(now()).total('minutes') < MAIL_MINUTES) return []
  const since = formatWhen(first.createdAt.epochMilliseconds, settings.rules.officeZone)
  const count = failing.length === 1 ? 'One email waits' : `${failing.length} emails wait`
  const words = `${count}, the first since ${since}. The mail server’s last answer: ${shown(first.lastError)}. They are tried again; once it is mended, “npm run desk -- retry” sends them at once.`
  return [{ name: 'mail', words }]
}

async function messages({ store, now }: Watched): Promise<Trouble[]> {
  const givenUp = await givenUpSince(store, now().subtract({ hours: GIVEN_UP_HOURS }))
  return givenUp.map(({ id, kind, lastError }) => ({
    name: `message ${id}`,
    words: `The message “${kind}” (${id.slice(0, 8)}) is not tried again: ${shown(lastError)}. If it was for a visitor, call them. “Send again” on the page of the office sends it once what is wrong is mended.`,
  }))
}

async function clock({ store, settings, now }: Watched): Promise<Trouble[]> {
  if (!(await areManyLate(store, now()))) return []
  const at = formatWhen(now().epochMilliseconds, settings.rules.officeZone)
  const words = `More than twenty messages are late by over a day, and nothing that late is sent or dropped for the first hour. The site was off, or its clock is wrong: it says ${at}. If that is wrong, stop the site and set the clock.`
  return [{ name: 'clock', words }]
}

async function backup({ backup: state, settings, now }: Watched): Promise<Trouble[] | null> {
  const { takenAt, fault } = state?.() ?? { takenAt: null, fault: null }
  if (fault === undefined) return null
  const isOld = takenAt !== null && takenAt.until(now()).total('hours') >= BACKUP_HOURS
  if (!fault && !isOld) return []
  const newest = takenAt
    ? `of ${formatWhen(takenAt.epochMilliseconds, settings.rules.officeZone)}`
    : 'not known'
  const words = `${fault ?? 'No backup was written for a day.'} The newest that opens is ${newest}. It is tried again every ten minutes.`
  return [{ name: 'backup', words }]
}

async function calendars({ store, settings, now }: Watched): Promise<Trouble[]> {
  const connections = await listConnections(store)
  return connections
    .filter((calendar) => needsSomebody(calendar, now()))
    .map(({ id, host, provider, account, lastError }) => ({
      name: `calendar ${id}`,
      host: hostOf(settings, { host }).email,
      words: `The ${provider} calendar ${account} can’t be read (${lastError}). Calls are still booked, but what was added to it since then closes no time. If that stays, connect it again on the office’s page; until then check each new call by hand.`,
    }))
}

async function entries({ store, settings, now }: Watched): Promise<Trouble[]> {
  const connections = await listConnections(store)
  return connections
    .filter((calendar) => hasUnreadable(calendar, now()))
    .map(({ id, host, provider, account }) => ({
      name: `entries ${id}`,
      host: hostOf(settings, { host }).email,
      words: `Some entries of the ${provider} calendar ${account} can’t be read. They close every time they may be at. “npm run desk -- calendars” names them; correct or delete them in the calendar.`,
    }))
}

async function callBacks({ store, settings, now }: Watched): Promise<Trouble[]> {
  const { alone, folds } = await readCallBacks(store, settings.rules)
  const firstOfEach = [...alone.map((lead) => [lead]), ...folds]
  return firstOfEach.flatMap(([first, ...others]) => {
    if (!first || Temporal.Instant.compare(first.callBy, now()) >= 0) return []
    const who = `A visitor (lead ${first.id.slice(0, 8)}) was`
    const several = `${others.length + 1} visitors of one network (the first is lead ${first.id.slice(0, 8)}) were`
    return {
      name: `callback ${first.id}`,
      words: `${others.length > 0 ? several : who} promised a call by the end of ${formatDate(first.callBy.epochMilliseconds, settings.rules.officeZone)}, and it isn’t marked as made. Call them, and press the button on the page of the day or of the office.`,
    }
  })
}

/** Says when few of the times that the rules offer are open: taken by calls, made up or not, blocked or busy. */
async function openShare({ store, settings, now }: Watched): Promise<Trouble[]> {
  const horizonDays = Math.min(OPEN_DAYS, settings.rules.horizonDays)
  const soon = { ...settings, rules: { ...settings.rules, horizonDays } }
  const offered = callHosts(soon).flatMap((host) => startsOf(candidateSlots(rulesOf(soon, host), now())))
  const all = new Set(offered).size
  const open = (await openTimes({ store, settings: soon, now })).length
  if (open >= all * OPEN_SHARE) return []
  const words = `Only ${open} of the ${all} times of the next ${horizonDays} days are open to visitors. ${MADE_UP} If they are real, offer more times (“calls” in content/site.yaml), or remove blocked times.`
  return [{ name: 'open', words }]
}

async function rush({ store, settings, now }: Watched): Promise<Trouble[]> {
  const { calls } = await store.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('calls'))
    .where('createdAt', '>', now().subtract({ hours: 1 }))
    .executeTakeFirstOrThrow()
  if (calls < RUSH_CALLS) return []
  const at = formatWhen(now().epochMilliseconds, settings.rules.officeZone)
  return [{ name: 'rush', words: `${calls} calls were booked in the hour before ${at}. ${MADE_UP}` }]
}

async function disks({ settings: { dataDir, backup } }: Watched): Promise<Trouble[]> {
  const found = new Map<number, Trouble>()
  for (const folder of [dataDir, ...(backup ? [backup.folder] : [])]) {
    const space = await freeSpace(folder)
    if (!space || space.share >= DISK_SHARE || found.has(space.disk)) continue
    const loss = folder === dataDir ? 'no booking can be saved' : 'no backup can be written'
    const words = `The disk of ${folder} is only ${space.words}. Once it is full, ${loss}. docs/operate.md has what to do under “When things break”.`
    found.set(space.disk, { name: `disk ${folder}`, words })
  }
  return [...found.values()]
}

async function reviews({ settings, now }: Watched): Promise<Trouble[]> {
  const soon = officeDate(settings.rules, now()).add({ days: REVIEW_DAYS }).toString()
  const due = settings.reviews.filter(({ by }) => by <= soon)
  return due.map(({ by, what }) => ({ name: `review ${what}`, words: `Review by ${by}: ${what}.` }))
}

/** What is free for this user on a folder's disk, as a share from 0 to 1 and in words; null when the folder is not there. */
export async function freeSpace(folder: string) {
  try {
    const [{ dev: disk }, { bavail, bsize, blocks }] = await Promise.all([stat(folder), statfs(folder)])
    const share = blocks === 0 ? 1 : bavail / blocks
    return {
      disk,
      share,
      words: `${Math.floor(share * 100)}% free (${((bavail * bsize) / 1e9).toFixed(1)} GB)`,
    }
  } catch {
    return null
  }
}

function shown(lastError: string | null): string {
  return hidePersonalData(lastError ?? 'no answer').replace(/\.$/, '')
}
