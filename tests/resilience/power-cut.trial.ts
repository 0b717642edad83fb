import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { canMount, createDisk, type DiskImage } from '../fixtures/disk-image.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const ROUNDS = 8
const CUTS = 4
const DISK_MB = 32
/** Milliseconds in which the disk finishes its writes after the process is stopped. */
const SETTLE_MS = 50

/** A disk after a power cut, and the times that had been acknowledged as booked before it. */
interface Cut {
  disk: DiskImage
  acknowledged: string[]
}

const environment = ({ folder }: DiskImage) => ({
  DATA_DIR: path.join(folder, 'data'),
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'fatal',
})

/** Freezes the process, copies its disk, and lets it go on. What had not been synced to the disk is not in the copy. */
async function cutNow(child: ChildProcess, disk: DiskImage, acknowledged: readonly string[]): Promise<Cut> {
  child.kill('SIGSTOP')
  await wait(SETTLE_MS)
  // Answers that were sent before the cut have arrived by now.
  const cut = { disk: disk.cut(), acknowledged: [...acknowledged] }
  child.kill('SIGCONT')
  return cut
}

/** Visitors book, one every 30 ms, and the power is cut at random moments meanwhile. */
async function cutUnderLoad(disk: DiskImage): Promise<Cut[]> {
  const server = await serverForTests(environment(disk))
  const starts = await freeStarts(server.origin)
  const acknowledged: string[] = []
  const cuts: Cut[] = []
  const load = (await openForms(server.origin, 60)).map(async (form, n) => {
    await wait(n * 30)
    const start = starts[n * 2] ?? ''
    const answer = await send(server.origin, form, start).catch(() => null)
    if (answer?.status === 201) acknowledged.push(start)
  })
  while (acknowledged.length < 3) await wait(5)
  for (let n = 0; n < CUTS; n++) {
    await wait(Math.random() * 400)
    cuts.push(await cutNow(server.process, disk, acknowledged))
  }
  await server.kill()
  await Promise.all(load)
  return cuts
}

/** Starts the site on the disk after the cut. Returns times that are lost, offered although booked, or booked twice. */
async function faultsAfter({ disk, acknowledged }: Cut): Promise<string[]> {
  const server = await serverForTests(environment(disk))
  try {
    const free = await freeStarts(server.origin)
    const database = new DatabaseSync(path.join(disk.folder, 'data', 'bookings.sqlite'), { readOnly: true })
    const booked = database
      .prepare("select starts_at as startsAt from bookings where status = 'confirmed'")
      .all()
      .map(({ startsAt }) => Number(startsAt))
    database.close()
    return [
      ...acknowledged.filter((start) => !booked.includes(Date.parse(start))).map((start) => `lost ${start}`),
      ...free.filter((start) => booked.includes(Date.parse(start))).map((start) => `offered ${start}`),
      ...booked.filter((start, n) => booked.indexOf(start) !== n).map((start) => `twice ${start}`),
    ]
  } finally {
    await server.stop()
  }
}

it.skipIf(!canMount())(
  'starts with every acknowledged booking after a power cut while visitors book (skipped where nothing can be mounted)',
  { timeout: 60_000 * ROUNDS },
  async () => {
    const folder = temporaryFolder()
    for (let round = 0; round < ROUNDS; round++) {
      const disk = createDisk(folder, DISK_MB)
      try {
        for (const cut of await cutUnderLoad(disk)) {
          expect(cut.acknowledged.length).toBeGreaterThan(0)
          expect(await faultsAfter(cut).finally(() => cut.disk.remove())).toEqual([])
        }
      } finally {
        disk.remove()
      }
    }
  },
)
