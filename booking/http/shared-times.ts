import type { Store } from '../db/store.ts'
import { parseTakenTimes, takenTimesText } from '../db/taken-times.ts'
import { type OpenSlots, openSlots } from '../domain/open-slots.ts'
import type { CallRules } from '../domain/settings.ts'
import type { Slot } from '../domain/slots.ts'
import type { BookingContext } from './context.ts'
import { inTurn } from './in-turn.ts'
import { joinReads } from './join-reads.ts'

/**
 * The open times of each calendar, computed once for all visitors of this process. Each view still asks the database what
 * is taken, in one row, and shares the computed times only if that is what they were computed from: so a change by any
 * process counts with the next view, and nothing has to be told to anyone.
 */
const calendars = new WeakMap<Store, Map<string, Calendar>>()

/** What open times depend on. */
export type TimesContext = Pick<BookingContext, 'store' | 'settings' | 'now'>

interface Calendar {
  rules: CallRules
  now: TimesContext['now']
  read: () => Promise<Slot[]>
}

/** Hours that are read before now: more than any office day has, because the day's earlier calls count too. */
const HOURS_BEFORE = 48

/** The open times of the context's calendar as of now. Do not change the array. */
export function sharedTimes(context: TimesContext): Promise<Slot[]> {
  const { store, settings, now } = context
  const { host, rules } = settings
  const known = calendars.get(store) ?? new Map<string, Calendar>()
  calendars.set(store, known)
  let calendar = known.get(host)
  if (calendar?.rules !== rules || calendar.now !== now) {
    calendar = { rules, now, read: joinReads(reader(context)) }
    known.set(host, calendar)
  }
  return calendar.read()
}

/** The open times for a call that is to be moved, which takes up nothing itself. Computed for this view alone. */
export async function timesWithout(context: TimesContext, movedId: string): Promise<Slot[]> {
  const at = context.now()
  const text = await readTaken(context, at, movedId)
  return await inTurn(() => openSlots(context.settings.rules, parseTakenTimes(text), at).slots)
}

function reader(context: TimesContext): () => Promise<Slot[]> {
  let computed: (OpenSlots & { text: string }) | undefined
  return async () => {
    const at = context.now()
    const text = await readTaken(context, at)
    const ms = at.epochMilliseconds
    if (computed?.text !== text || ms < computed.from || ms >= computed.until) {
      computed = { ...openSlots(context.settings.rules, parseTakenTimes(text), at), text }
    }
    return computed.slots
  }
}

function readTaken(
  { store, settings }: TimesContext,
  at: Temporal.Instant,
  except?: string,
): Promise<string> {
  // A day more than the horizon, which counts office dates.
  const to = at.add({ hours: 24 * (settings.rules.horizonDays + 2) })
  return takenTimesText(store, settings.host, at.subtract({ hours: HOURS_BEFORE }), to, except)
}
