import { expect, it } from 'vitest'
import site from '../../site.config.ts'
import { canMount } from '../fixtures/disk-image.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { fillDisk } from './fill-disk.ts'

const folder = temporaryFolder()

it.skipIf(!canMount())(
  'answers pages, refuses bookings with 503 and the phone number, says so, and books again with room (skipped where nothing can be mounted)',
  async () => {
    const seen = await fillDisk(folder, 65_536, site.phone.display)
    expect(seen.refused).toBeGreaterThan(0)
    expect(seen).toMatchObject({ poorRefusals: 0, silent: 0, unserved: 0, lost: 0, isDeaf: false })
  },
)
