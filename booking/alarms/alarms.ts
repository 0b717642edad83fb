import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '../../platform/describe-error.ts'
import { repeatWork } from '../../platform/repeated-work.ts'
import type { Sender } from '../messages/channels/senders.ts'
import { loggable } from '../messages/failure.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { CHECKS, type Watched } from './checks.ts'
import { type Alarm, kindOf, type Way, waysOf } from './tell.ts'

const CHECK_EVERY_MS = 60_000
const TELL_MS = 30_000
/** For so long it is tried to say that an alarm is over. */
const TELL_HOURS = 24

/** An alarm, and the ways by which its present state was told. */
interface KeptAlarm extends Alarm {
  told: string[]
}

/**
 * Looks every minute whether a person is needed, and tells of each alarm once when it begins and once when it is over.
 * What is wrong for less than a minute, like a database that restarts, is no alarm.
 */
export function startAlarms(watched: Watched & { sender: Sender }) {
  const { store, settings, now, log } = watched
  const ways: [string, Way][] = Object.entries(waysOf(settings, watched.sender))
  let alarms = readAlarms(settings.dataDir)
  let suspected = new Set<string>()

  /** Begins and ends the alarms of one check. Returns the names of what it found. */
  const look = async (kind: string): Promise<string[]> => {
    const troubles = await CHECKS[kind]?.find(watched)
    if (!troubles) return []
    const open = alarms.filter((alarm) => !alarm.over && kindOf(alarm) === kind)
    for (const trouble of troubles) {
      if (!suspected.has(trouble.name) || open.some(({ name }) => name === trouble.name)) continue
      alarms.push({ ...trouble, since: now().toString(), over: null, told: [] })
      log.error({ alarm: trouble.name }, 'An alarm begins.')
    }
    for (const alarm of open) {
      if (troubles.some(({ name }) => name === alarm.name)) continue
      Object.assign(alarm, { over: now().toString(), told: [] })
      log.info({ alarm: alarm.name }, 'An alarm is over.')
    }
    return troubles.map(({ name }) => name)
  }

  /** Takes over what another process has told, or this one before it lost its file. */
  const adopt = async () => {
    const begun = store.db.selectFrom('alarms').selectAll().where('state', '=', 'begun')
    for (const { name, way, alarm } of (await begun.execute().catch(unlessOfStore)) ?? []) {
      const known = alarms.find((one) => one.name === name)
      if (!known) alarms.push({ ...alarm, name, over: null, told: [way] })
      else if (!known.over && !known.told.includes(way)) known.told.push(way)
    }
  }

  const tell = async (stop: AbortSignal) => {
    for (const [way, send] of ways) {
      const news: KeptAlarm[] = []
      for (const alarm of alarms.filter(({ told }) => !told.includes(way))) {
        if (await isOursToTell(store, alarm, way)) news.push(alarm)
        else alarm.told.push(way)
      }
      if (news.length === 0) continue
      try {
        await send(news, randomUUID(), AbortSignal.any([stop, AbortSignal.timeout(TELL_MS)]))
        for (const { told } of news) told.push(way)
      } catch (error) {
        for (const { name } of news)
          await store.db
            .deleteFrom('alarms')
            .where('name', '=', name)
            .where('way', '=', way)
            .execute()
            .catch(unlessOfStore)
        log.warn({ way, ...loggable(error) }, 'An alarm could not be told; it is tried again in a minute.')
      }
    }
    const oldest = now().subtract({ hours: TELL_HOURS }).toString()
    alarms = alarms.filter(({ over, told }) => !over || (told.length < ways.length && over > oldest))
  }

  const check = async (stop: AbortSignal) => {
    const before = JSON.stringify(alarms)
    const found: string[] = []
    await adopt()
    for (const kind of Object.keys(CHECKS)) {
      try {
        found.push(...(await look(kind)))
      } catch (error) {
        // The check of the store has said so: what it would have found is not known.
        if (!(error instanceof StoreError)) log.error(describeError(error), 'A check failed.')
      }
    }
    suspected = new Set(found)
    await tell(stop)
    if (JSON.stringify(alarms) !== before) saveAlarms(settings.dataDir, alarms)
  }

  return {
    ...repeatWork(check, CHECK_EVERY_MS, CHECK_EVERY_MS, log),
    /** The kinds of the alarms that last. */
    open: () => [...new Set(alarms.filter(({ over }) => !over).map(kindOf))],
  }
}

/** Where each process finds its own: the others are the store's, and each of several processes on it finds them. */
const OF_MACHINE = ['store', 'backup', 'disk']

/** Records that a way tells an alarm's present state, and returns whether no other process has. True while the store is away. */
async function isOursToTell({ db }: Store, alarm: KeptAlarm, way: string): Promise<boolean> {
  if (OF_MACHINE.includes(kindOf(alarm))) return true
  const { name, over, told, ...rest } = alarm
  const row = { state: over ? 'over' : 'begun', alarm: rest } as const
  const recorded = await db
    .insertInto('alarms')
    .values({ name, way, ...row })
    .onConflict((conflict) =>
      conflict.columns(['name', 'way']).doUpdateSet(row).where('alarms.state', '<>', row.state),
    )
    .executeTakeFirst()
    .catch(unlessOfStore)
  return !recorded || Number(recorded.numInsertedOrUpdatedRows) > 0
}

function unlessOfStore(error: unknown): undefined {
  if (!(error instanceof StoreError)) throw error
}

const fileIn = (dataDir: string) => join(dataDir, 'alarms.json')

/** The alarms as the site last wrote them; none when there is no readable file. */
export function readAlarms(dataDir: string): KeptAlarm[] {
  try {
    const kept: KeptAlarm[] = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
    return kept.filter((alarm) => alarm.name && alarm.told.includes)
  } catch {
    return []
  }
}

/** Not only in the store, whose failure is an alarm too. On a full disk they stay in memory. */
function saveAlarms(dataDir: string, alarms: KeptAlarm[]): void {
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify(alarms), { mode: 0o600 })
  } catch {
    // The next change is written again.
  }
}
