import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../../scripts/free-port.ts'
import { createDisk, type DiskImage } from '../fixtures/disk-image.ts'
import { spawnServer, startServer } from '../fixtures/start-server.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const DISK_MB = 32
/** The disk finishes what it was given when the process is stopped. */
const SETTLE_MS = 50
const CUTS_UNDER_LOAD = 4

export const MOMENTS = ['first start', 'after a restart', 'under load'] as const
export type Moment = (typeof MOMENTS)[number]

/** A disk after a power cut, and the times that had been acknowledged as booked before it. */
interface Cut {
  disk: DiskImage
  acknowledged: string[]
}

export interface CutOutcome {
  cuts: number
  acknowledged: number
  /** Acknowledged bookings that are gone, times that are offered although they are booked, and overlaps. */
  lost: number
  /** Starts that failed. */
  refused: number
}

/** Freezes the process, copies its disk, and lets it go on. */
async function cutNow(child: ChildProcess, disk: DiskImage, acknowledged: readonly string[]): Promise<Cut> {
  child.kill('SIGSTOP')
  await wait(SETTLE_MS)
  // Answers that were sent before the cut have arrived by now.
  const cut = { disk: disk.cut(), acknowledged: [...acknowledged] }
  child.kill('SIGCONT')
  return cut
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const environment = (disk: DiskImage) => ({ DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'fatal' })

/** Visitors book, one every `pauseMs`; times that were acknowledged are added to the list. */
async function book(
  origin: string,
  visitors: number,
  pauseMs: number,
  acknowledged: string[],
): Promise<void> {
  const starts = await freeStarts(origin)
  const forms = await openForms(origin, visitors)
  const load = forms.map(async (form, n) => {
    await wait(n * pauseMs)
    const start = starts[n * 2] ?? ''
    // Without an answer, because the process was killed, it was not acknowledged.
    const answer = await send(origin, form, start).catch(() => null)
    if (answer?.status === 201) acknowledged.push(start)
  })
  await Promise.all(load)
}

/** Starts a server and cuts the power at a random moment of its start. */
async function cutStart(disk: DiskImage, acknowledged: string[]): Promise<Cut[]> {
  const child = spawnServer({ PORT: String(await freePorts(1)), ...environment(disk) })
  try {
    await wait(300 + Math.random() * 3000)
    return [await cutNow(child, disk, acknowledged)]
  } finally {
    await kill(child)
  }
}

async function cutRestart(disk: DiskImage): Promise<Cut[]> {
  const first = await startServer(environment(disk))
  const acknowledged: string[] = []
  await book(first.origin, 5, 20, acknowledged)
  await (Math.random() < 0.5 ? first.stop() : first.kill())
  return cutStart(disk, acknowledged)
}

async function cutLoad(disk: DiskImage): Promise<Cut[]> {
  const server = await startServer(environment(disk))
  const acknowledged: string[] = []
  const cuts: Cut[] = []
  try {
    const load = book(server.origin, 60, 30, acknowledged)
    while (acknowledged.length < 3) await wait(5)
    for (let n = 0; n < CUTS_UNDER_LOAD; n++) {
      await wait(Math.random() * 400)
      cuts.push(await cutNow(server.process, disk, acknowledged))
    }
    await server.kill()
    await load
    return cuts
  } finally {
    await server.kill()
  }
}

/** Starts the site on what the power cut left. Returns what is lost, and whether it refused to start. */
async function survey({ disk, acknowledged }: Cut): Promise<{ lost: number; refused: number }> {
  const server = await startServer(environment(disk)).catch(() => null)
  if (!server) return { lost: acknowledged.length, refused: 1 }
  try {
    const free = await freeStarts(server.origin)
    const database = new DatabaseSync(path.join(disk.folder, 'data', 'bookings.sqlite'), { readOnly: true })
    const booked = database
      .prepare("select starts_at as startsAt from bookings where status = 'confirmed'")
      .all()
      .map(({ startsAt }) => Number(startsAt))
    const overlaps = database
      .prepare(
        `select count(*) as count from bookings a join bookings b on a.rowid < b.rowid and a.host = b.host
         and a.starts_at < b.blocks_until and b.starts_at < a.blocks_until
         where a.status = 'confirmed' and b.status = 'confirmed'`,
      )
      .get()
    database.close()
    const gone = acknowledged.filter((start) => !booked.includes(Date.parse(start)))
    const offered = free.filter((start) => booked.includes(Date.parse(start)))
    return { lost: gone.length + offered.length + Number(overlaps?.count), refused: 0 }
  } finally {
    await server.stop()
  }
}

/** Cuts the power in one life of a site, once or several times, and starts the site on each disk that is left. */
export async function cutPower(folder: string, moment: Moment): Promise<CutOutcome> {
  const disk = createDisk(folder, DISK_MB)
  const outcome: CutOutcome = { cuts: 0, acknowledged: 0, lost: 0, refused: 0 }
  try {
    const cuts =
      moment === 'first start'
        ? await cutStart(disk, [])
        : await (moment === 'under load' ? cutLoad(disk) : cutRestart(disk))
    for (const cut of cuts) {
      const { lost, refused } = await survey(cut).finally(() => cut.disk.remove())
      outcome.cuts += 1
      outcome.acknowledged += cut.acknowledged.length
      outcome.lost += lost
      outcome.refused += refused
    }
    return outcome
  } finally {
    disk.remove()
  }
}
