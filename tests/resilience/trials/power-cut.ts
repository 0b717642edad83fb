import { canMount } from '../../fixtures/disk-image.ts'
import { inFolder } from '../../fixtures/in-folder.ts'
import { cutPower, MOMENTS } from '../cut-power.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'Power cuts at random moments: in the first start, in a restart, and while visitors book',
  tries: 24,
  async run(tries) {
    const outcome = {
      tried: 0,
      lost: 0,
      letIn: 0,
      note: 'No disk can be mounted here, which only root may do',
    }
    if (!canMount()) return outcome
    return inFolder(async (folder) => {
      let acknowledged = 0
      while (outcome.tried < tries) {
        for (const moment of MOMENTS) {
          const cut = await cutPower(folder, moment)
          outcome.tried += cut.cuts
          outcome.lost += cut.lost + cut.refused
          acknowledged += cut.acknowledged
        }
      }
      const note = `${acknowledged} acknowledged bookings, all found; the site started on every disk`
      return { ...outcome, note: outcome.lost === 0 ? note : `${outcome.lost} lost or refused to start` }
    })
  },
}

export default trial
