import { sql } from 'kysely'
import { formOfHost } from '../domain/hosts.ts'
import type { Limits } from '../domain/limits.ts'
import { type Count, deleteExpired, returnPoints, takePoints } from './attempts.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import { heldByWide, wideHold } from './wide-holds.ts'

/** Who posted a call, as keyed hashes: neither an address nor a mailbox is stored in clear. */
export interface Sender {
  /** Empty when it is unknown whom the network address stands for. */
  network: string
  /** The IPv6 /48 or the unconfirmed proxy; empty without one. */
  wideNetwork: string
  /** Of the e-mail address, or of the phone number without one; empty when it is not to be counted. */
  mailbox: string
  /** Hash of the proof of work that came with the form; empty without a valid one. */
  puzzle: string
}

/**
 * Whether a sender may have a call, and until when its time is only held; null confirms it at once.
 * `needs-email`: it would be held, and without an e-mail address nobody could confirm it.
 * `flood`, when this one has raised the alarm, is how many calls were booked: within a day if that many raise it, else in
 * ten minutes.
 */
export type Admission =
  | { kind: 'admitted'; heldUntil: Temporal.Instant | null; flood: number | null; keys: string[] }
  | { kind: 'needs-email' }
  | { kind: 'daily' | 'too-many'; waitSeconds: number }

const DAY_SECONDS = 24 * 60 * 60
const CALLS_SECONDS = 10 * 60
/** The alarm, and with it the proof of work, lasts this long after each time that it is raised. */
const ALARM_SECONDS = 60 * 60
/** Longer than a puzzle counts. */
const PUZZLE_SECONDS = 2 * 60 * 60

/**
 * Calls of a mailbox and day are refused from so many times its number on. Each call sends it an e-mail, held ones too:
 * without a ceiling strangers could bury it. Twice leaves its owner as many held calls as there are others.
 */
const MAILBOX_CEILING = 2

/** The key whose presence says that an attack is under way, for all processes. */
const ALARM = 'alarm'

/**
 * Decides about a call before it is inserted, with one query and one count. Call it in the transaction that books,
 * after `lockCalendar`: then no two calls are decided about at once, and nobody outruns a limit.
 *
 * The first call of a network within a day is confirmed at once. Further ones are held, unless the same network has
 * booked with this address before and its link was pressed. The address alone changes nothing: otherwise a stranger
 * could tell from the outcome whether it has a call. Under attack a call without a solved puzzle is always held.
 * A network holds a few calls at once and its wide network a few more, so that nobody who has many narrow ones, as
 * everybody with an IPv6 /48 does, can hold most open times.
 *
 * Calls beyond a mailbox's number are held too, and refused only at the ceiling: a stranger who gives somebody's address
 * does not lock that person out.
 * @param call `id` is the one that the booking will have
 * @param host the calendar. What a network or a mailbox has booked in another one changes nothing: its form must not tell
 * that somebody there has a consultation. The alarm is raised for all calendars together.
 */
export async function admit(
  tx: Database,
  host: string,
  sender: Sender,
  call: { id: string; email: string; startsAt: Temporal.Instant },
  limits: Limits,
  now: Temporal.Instant,
): Promise<Admission> {
  const standing = await standingOf(tx, host, sender, call.email, now)
  const isUnderAttack = standing.alarm > 0
  const hasSolved = sender.puzzle !== '' && standing.puzzle === 0
  const isKnown =
    sender.network === '' ||
    standing.proven > 0 ||
    (standing.network < limits.atOnce && standing.wideNetwork < limits.atOnceWide)
  // Whoever has pressed a link there reads the mailbox: their own e-mails bomb nobody.
  const isTheirs = standing.proven > 0 && call.email !== ''
  const isMailboxFull = !isTheirs && standing.mailbox >= limits.perMailbox
  const isHeld = !isKnown || isMailboxFull || (isUnderAttack && !hasSolved)
  if (isHeld && call.email === '') return { kind: 'needs-email' }
  const hasNoRoom =
    (sender.network !== '' && standing.held >= limits.held) ||
    (sender.wideNetwork !== '' && standing.heldWide >= limits.heldWide)
  if (isHeld && hasNoRoom) return { kind: 'too-many', waitSeconds: limits.holdMinutes * 60 }
  const perMailbox = isTheirs ? Number.POSITIVE_INFINITY : limits.perMailbox * MAILBOX_CEILING
  const counts = countsOf(host, sender, { ...limits, perMailbox })
  if (isHeld && sender.wideNetwork !== '')
    counts.push(wideHold(formOfHost(BOOKING, host), sender.wideNetwork, call.id, limits.holdMinutes))
  const taken = await takePoints(tx, counts, now)
  if (taken.kind === 'refused') return { kind: 'daily', waitSeconds: taken.waitSeconds }
  // The day's first call sweeps: the table never holds much more than a day's counts.
  if (taken.points.get(CALLS_OF_DAY) === 1) await deleteExpired(tx, now)
  const flood = isUnderAttack ? null : await raiseAlarm(tx, taken.points, limits, now)
  const heldUntil = isHeld ? earlier(now.add({ minutes: limits.holdMinutes }), call.startsAt) : null
  return { kind: 'admitted', heldUntil, flood, keys: counts.map(({ key }) => key) }
}

/** Takes back what was counted for a call whose time was taken after all. */
export async function withdraw(tx: Database, admission: Admission): Promise<void> {
  if (admission.kind === 'admitted') await returnPoints(tx, admission.keys)
}

/** Whether an attack is under way. */
export async function isAlarmRaised(store: Store, now: Temporal.Instant): Promise<boolean> {
  const row = await withStoreErrors('read the alarm', () =>
    store.db
      .selectFrom('attempts')
      .select('points')
      .where('key', '=', ALARM)
      .where('expiresAt', '>', now)
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** What the store knows of a sender in a calendar: counts, 0 for none. */
async function standingOf(tx: Database, host: string, sender: Sender, email: string, now: Temporal.Instant) {
  const form = formOfHost(BOOKING, host)
  const points = (key: string) =>
    tx.selectFrom('attempts').select('points').where('key', '=', key).where('expiresAt', '>', now)
  // The condition names the part of the index that there is.
  const calls = tx
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('calls'))
    .where('host', '=', host)
    .where('network', '=', sender.network)
    .where('network', '<>', '')
  const row = await tx
    .selectNoFrom([
      points(networkKey(form, sender.network)).as('network'),
      points(wideKey(form, sender.wideNetwork)).as('wideNetwork'),
      points(mailboxKey(form, sender.mailbox)).as('mailbox'),
      points(ALARM).as('alarm'),
      points(puzzleKey(sender.puzzle)).as('puzzle'),
      calls.where('status', '=', 'confirmed').where('heldUntil', '>', now).as('held'),
      heldByWide(tx, host, { form, wideNetwork: sender.wideNetwork, now }).as('heldWide'),
      calls.where('provenAt', 'is not', null).where(sql`lower(email)`, '=', email.toLowerCase()).as('proven'),
    ])
    .executeTakeFirstOrThrow()
  const number = (value: number | null) => Number(value ?? 0)
  return {
    network: number(row.network),
    wideNetwork: number(row.wideNetwork),
    mailbox: number(row.mailbox),
    alarm: number(row.alarm),
    puzzle: number(row.puzzle),
    held: number(row.held),
    heldWide: number(row.heldWide),
    proven: number(row.proven),
  }
}

const BOOKING = 'booking'
const networkKey = (form: string, network: string) => `${form}:${network}`
const wideKey = (form: string, network: string) => `${form}-wide:${network}`
const mailboxKey = (form: string, mailbox: string) => `mailbox:${form}:${mailbox}`
const puzzleKey = (puzzle: string) => `puzzle:${puzzle}`
const CALLS = 'calls'
const CALLS_OF_DAY = 'calls-of-day'

function countsOf(host: string, sender: Sender, limits: Limits): Count[] {
  const counts: Count[] = [
    ...formCounts(formOfHost(BOOKING, host), sender, limits),
    { key: CALLS, limit: Number.POSITIVE_INFINITY, seconds: CALLS_SECONDS },
    { key: CALLS_OF_DAY, limit: Number.POSITIVE_INFINITY, seconds: DAY_SECONDS },
  ]
  if (sender.puzzle)
    counts.push({ key: puzzleKey(sender.puzzle), limit: Number.POSITIVE_INFINITY, seconds: PUZZLE_SECONDS })
  return counts
}

/**
 * The counts of a sender's posts of a form, by network and by the mailbox that it sends an e-mail to. Each form has its own:
 * one that everybody can post must neither use up another's nor tell that it was used.
 * @param form of a calendar see `formOfHost`
 */
export function formCounts(form: string, sender: Omit<Sender, 'puzzle'>, limits: Limits): Count[] {
  const { network, wideNetwork, mailbox } = sender
  const { perNetwork, perWideNetwork, perMailbox } = limits
  const counts: Count[] = []
  if (mailbox) counts.push({ key: mailboxKey(form, mailbox), limit: perMailbox, seconds: DAY_SECONDS })
  if (network) counts.push({ key: networkKey(form, network), limit: perNetwork, seconds: DAY_SECONDS })
  if (wideNetwork)
    counts.push({ key: wideKey(form, wideNetwork), limit: perWideNetwork, seconds: DAY_SECONDS })
  return counts
}

/** The number of calls in a day, or else in ten minutes, when there were so many that the alarm is raised now. */
async function raiseAlarm(
  tx: Database,
  points: Map<string, number>,
  { alarmPerTenMinutes, alarmPerDay }: Limits,
  now: Temporal.Instant,
): Promise<number | null> {
  const calls = points.get(CALLS) ?? 0
  const ofDay = points.get(CALLS_OF_DAY) ?? 0
  if (calls < alarmPerTenMinutes && ofDay < alarmPerDay) return null
  await takePoints(tx, [{ key: ALARM, limit: Number.POSITIVE_INFINITY, seconds: ALARM_SECONDS }], now)
  return ofDay >= alarmPerDay ? ofDay : calls
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b
}
