import { parentPort, workerData } from 'node:worker_threads'
import { readFacts } from './page-facts.ts'

// The thread that `read-apart.ts` starts for one page.
parentPort?.postMessage(readFacts(workerData.html, workerData.address))
