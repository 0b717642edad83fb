import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type Answered, FetchFailed } from './fetch/fetch-page.ts'
import { readWebsite } from './read-website.ts'

// The thread that `check-website.ts` starts for one check.
const port = parentPort
if (port) {
  const result = await readWebsite(new URL(workerData.address), workerData.known, async (address) => {
    port.postMessage({ address })
    const [answered] = (await once(port, 'message')) as [Answered]
    if ('fault' in answered) throw new FetchFailed(answered.fault)
    return answered
  })
  port.postMessage({ result })
}
