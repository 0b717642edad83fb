import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '../../platform/describe-error.ts'
import { repeatWork } from '../../platform/repeated-work.ts'
import type { Sender } from '../messages/channels/senders.ts'
import { loggable } from '../messages/failure.ts'
import { removeMark, takeMark } from '../store/marks.ts'
import { StoreError } from '../store/store-error.ts'
import { CHECKS, type Watched } from './checks.ts'
import { type Alarm, kindOf, type Way, waysOf } from './tell.ts'

const CHECK_EVERY_MS = 60_000
const TELL_MS = 30_000
/** An alarm that is over is forgotten after this time, even if one of the ways to tell it kept failing. */
const TELL_HOURS = 24
/** Checks about this machine, told by every process. All others are told by the one process that changes the mark. */
const OF_MACHINE = ['store', 'backup', 'disk']
/** A mark older than this belongs to an alarm whose end no process has seen, so the alarm is told anew. */
const STALE_MINUTES = 10

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
  let saved = JSON.stringify(alarms)
  let suspected = new Set<string>()

  /** Begins and ends the alarms of one check. Returns the names of what it found. */
  const look = async (kind: string): Promise<string[]> => {
    const troubles = await CHECKS[kind]?.find(watched)
    if (!troubles) return []
    const isOfStore = !OF_MACHINE.includes(kind)
    const told = (isOurs: boolean) => (isOurs ? [] : ways.map(([way]) => way))
    const open = alarms.filter((alarm) => !alarm.over && kindOf(alarm) === kind)
    for (const trouble of troubles) {
      const isOpen = open.some(({ name }) => name === trouble.name)
      if (!isOpen && !suspected.has(trouble.name)) continue
      const limit = isOpen ? now() : now().subtract({ minutes: STALE_MINUTES })
      const isOurs = !isOfStore || (await takeMark(store, `alarm ${trouble.name}`, now(), limit))
      if (isOpen) continue
      alarms.push({ ...trouble, since: now().toString(), over: null, told: told(isOurs) })
      log.error({ alarm: trouble.name }, 'An alarm begins.')
    }
    for (const alarm of open) {
      if (troubles.some(({ name }) => name === alarm.name)) continue
      const isOurs = !isOfStore || (await removeMark(store, `alarm ${alarm.name}`))
      Object.assign(alarm, { over: now().toString(), told: told(isOurs) })
      log.info({ alarm: alarm.name }, 'An alarm is over.')
    }
    return troubles.map(({ name }) => name)
  }

  const tell = async (stop: AbortSignal) => {
    for (const [way, send] of ways) {
      const news = alarms.filter(({ told }) => !told.includes(way))
      if (news.length === 0) continue
      try {
        await send(news, randomUUID(), AbortSignal.any([stop, AbortSignal.timeout(TELL_MS)]))
        for (const { told } of news) told.push(way)
      } catch (error) {
        log.warn({ way, ...loggable(error) }, 'An alarm could not be told; it is tried again in a minute.')
      }
    }
    const oldest = now().subtract({ hours: TELL_HOURS }).toString()
    alarms = alarms.filter(({ over, told }) => !over || (told.length < ways.length && over > oldest))
  }

  /** Writes to a file, because the store itself may be what fails. On a full disk the alarms stay in memory. */
  const save = () => {
    if (JSON.stringify(alarms) === saved) return
    saved = JSON.stringify(alarms)
    try {
      writeFileSync(fileIn(settings.dataDir), saved, { mode: 0o600 })
    } catch {
      // The next change tries to write again.
    }
  }

  const check = async (stop: AbortSignal) => {
    const found: string[] = []
    for (const kind of Object.keys(CHECKS)) {
      try {
        found.push(...(await look(kind)))
      } catch (error) {
        // The check `store` reports a failing database; what this check would have found is unknown.
        if (!(error instanceof StoreError)) log.error(describeError(error), 'A check failed.')
      }
    }
    suspected = new Set(found)
    // Saved before telling too, so that a process that ends in between tells them after its next start.
    save()
    await tell(stop)
    save()
  }

  return {
    ...repeatWork(check, CHECK_EVERY_MS, CHECK_EVERY_MS, log),
    /** The kinds of the alarms that last. */
    open: () => [...new Set(alarms.filter(({ over }) => !over).map(kindOf))],
  }
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
