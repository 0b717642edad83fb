import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { site } from '../../app/content/site/site.data.ts'
import { canMount, createDisk, type DiskImage } from '../fixtures/disk-image.ts'
import { endAfterwards } from '../fixtures/end-afterwards.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const folder = temporaryFolder()
/**
 * Free bytes when visitors come: the log can't grow at all, or fills up in the middle of a booking or after several.
 */
const LEFT = [0, 4096, 20_480, 65_536, 131_072, 200_704]
/** Milliseconds to wait for /readyz, which may be as old as the server's last probing write. */
const READY_WITHIN_MS = 45_000

/** Fills the disk until about `left` bytes are free, with a file beside the database's. */
function fill({ folder }: DiskImage, left: number): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(path.join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - left)))
  } catch (error) {
    // The file system reserves a block for itself, and the disk is full anyway.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

it.skipIf(!canMount()).each(LEFT)(
  'with %i bytes left it refuses bookings with the phone number, and books with the same form when there is room (skipped where nothing can be mounted)',
  { timeout: 150_000 },
  async (left) => {
    const disk = createDisk(folder, 8)
    endAfterwards(() => disk.remove())
    const server = await serverForTests({
      DATA_DIR: path.join(disk.folder, 'data'),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
    })
    const { origin } = server
    const ready = (status: number) =>
      vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(status), READY_WITHIN_MS)
    const starts = await freeStarts(origin)
    const startOf = (n: number) => starts[n * 3] ?? ''
    const forms = await openForms(origin, 24)
    fill(disk, left)
    const refused: { form: Visitor; n: number }[] = []
    for (const [n, form] of forms.entries()) {
      const response = await send(origin, form, startOf(n))
      if (response.ok) continue
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.text()).toContain(site.phone.display)
      refused.push({ form, n })
    }
    expect(refused.length).toBeGreaterThan(0)
    for (const page of ['/', '/book', '/desk/booking', '/desk/slots'])
      expect((await fetch(origin + page)).status, page).toBe(200)
    // With a little space, the probe's small write may fit although a booking doesn't.
    if (left === 0) await ready(503)

    rmSync(path.join(disk.folder, 'ballast'))
    await ready(200)
    for (const { form, n } of refused) expect((await send(origin, form, startOf(n))).status).toBe(201)
    const free = await freeStarts(origin)
    expect(forms.map((_, n) => startOf(n)).filter((start) => free.includes(start))).toEqual([])

    fill(disk, 0)
    await server.stop()
    expect(server.process.exitCode).toBe(0)
  },
)
