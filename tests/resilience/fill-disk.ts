import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DiskImage } from '../fixtures/disk-image.ts'
import { createDisk } from '../fixtures/disk-image.ts'
import { startServer } from '../fixtures/start-server.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const DISK_MB = 8
const VISITORS = 24
/** Milliseconds within which SIGTERM ends the process, also with a full disk. */
const STOP_WITHIN_MS = 10_000

export interface FullDisk {
  /** Bookings answered 503 while there was no room, and how many of those lacked Retry-After or the phone number. */
  refused: number
  poorRefusals: number
  /** Pages and lists of open times that were not answered, and wrong words of /readyz: full, and with room again. */
  silent: number
  /** Refused visitors who were not booked with the same form once there was room. */
  unserved: number
  /** Acknowledged bookings whose time is offered. */
  lost: number
  /** Whether SIGTERM took too long on a full disk. */
  isDeaf: boolean
}

/** Fills the disk until about `left` bytes are free, with a file beside the database's. */
function fill({ folder }: DiskImage, left: number): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(path.join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - left)))
  } catch (error) {
    // The file system keeps a block of its own: the disk is full all the same.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/**
 * Runs a site on a disk that fills up while visitors book, and has room again later.
 * @param left bytes that are free when visitors begin: how far the write that fails gets depends on it
 */
export async function fillDisk(folder: string, left: number, phone: string): Promise<FullDisk> {
  const disk = createDisk(folder, DISK_MB)
  const env = { DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'silent' }
  const server = await startServer(env)
  const { origin } = server
  const seen: FullDisk = { refused: 0, poorRefusals: 0, silent: 0, unserved: 0, lost: 0, isDeaf: false }
  const acknowledged: string[] = []
  try {
    const starts = await freeStarts(origin)
    const forms = await openForms(origin, VISITORS)
    const post = async (form: Visitor, n: number) => {
      const start = starts[n * 3] ?? ''
      const response = await send(origin, form, start)
      if (response.ok) acknowledged.push(start)
      return response
    }
    const readiness = async (): Promise<string> => {
      const response = await fetch(`${origin}/readyz`)
      return `${response.status} ${(await response.json()).reason ?? ''}`.trim()
    }

    fill(disk, left)
    const waiting: { form: Visitor; n: number }[] = []
    for (const [n, form] of forms.entries()) {
      const response = await post(form, n)
      if (response.ok) continue
      waiting.push({ form, n })
      const isGood =
        response.status === 503 &&
        Number(response.headers.get('retry-after')) > 0 &&
        (await response.text()).includes(phone)
      seen.poorRefusals += Number(!isGood)
    }
    seen.refused = waiting.length
    for (const page of ['/', '/book', '/desk/booking', '/desk/slots'])
      seen.silent += Number((await fetch(origin + page)).status !== 200)
    seen.silent += Number((await readiness()) !== '503 disk')

    rmSync(path.join(disk.folder, 'ballast'))
    seen.silent += Number((await readiness()) !== '200')
    for (const { form, n } of waiting) seen.unserved += Number(!(await post(form, n)).ok)
    const free = await freeStarts(origin)
    seen.lost = acknowledged.filter((start) => free.includes(start)).length

    fill(disk, 0)
    const began = performance.now()
    await server.stop()
    seen.isDeaf = performance.now() - began > STOP_WITHIN_MS
    return seen
  } finally {
    await server.kill()
    disk.remove()
  }
}
