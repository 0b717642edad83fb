import site from '../../../site.config.ts'
import { canMount } from '../../fixtures/disk-image.ts'
import { inFolder } from '../../fixtures/in-folder.ts'
import { fillDisk } from '../fill-disk.ts'
import type { Trial } from '../trial.ts'

/** Bytes that are free when the visitors come: the log cannot grow at all, in the middle of a booking, or after some. */
const LEFT = [0, 4096, 20_480, 65_536, 131_072, 200_704]

const trial: Trial = {
  name: 'The disk fills up while visitors book, and has room again',
  tries: LEFT.length,
  async run(tries) {
    const outcome = {
      tried: 0,
      lost: 0,
      letIn: 0,
      note: 'No disk can be mounted here, which only root may do',
    }
    if (!canMount()) return outcome
    return inFolder(async (folder) => {
      let refused = 0
      for (; outcome.tried < tries; outcome.tried++) {
        const seen = await fillDisk(folder, LEFT[outcome.tried % LEFT.length] ?? 0, site.phone.display)
        refused += seen.refused
        outcome.lost += seen.poorRefusals + seen.silent + seen.unserved + seen.lost + Number(seen.isDeaf)
      }
      // A disk that never refused was not full.
      outcome.lost += Number(refused === 0)
      const note = `${refused} bookings answered 503 with the phone number and booked later with the same form; pages answered, /readyz said so, SIGTERM was heard`
      return { ...outcome, note: outcome.lost === 0 ? note : `${refused} refused, ${outcome.lost} faults` }
    })
  },
}

export default trial
