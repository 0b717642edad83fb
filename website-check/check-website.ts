import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { KnownWeb } from './checks/site-facts.ts'
import { fetchPage, type Reach } from './fetch/fetch-page.ts'
import { resultOf } from './read-website.ts'
import type { CheckResult } from './result.ts'

const MAX_CHECK_MS = 20_000
/** From what the thread was told to what it says next. */
const MAX_SILENT_MS = 3_000
/** Two threads at once, on hostile websites, take less than 100 MB. */
const HEAP = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 }

export interface CheckOptions {
  known: KnownWeb
  reach: Reach
}

/** What the thread says: which page it needs, or what it found. */
type Said = { address: string } | { result: CheckResult }

/**
 * Checks a practice's website (`readWebsite`) in a thread of its own, because anybody can write a page that takes forever
 * or all memory to read. Here is only fetched what the thread asks for. A check that ends its thread couldn't be read.
 * Never throws for what a website does, and ends within 20 seconds.
 * @param address of the home page, from `readAddress`
 */
export async function checkWebsite(address: URL, { known, reach }: CheckOptions): Promise<CheckResult> {
  const end = AbortSignal.timeout(MAX_CHECK_MS)
  const stopFetching = AbortSignal.timeout(MAX_CHECK_MS - MAX_SILENT_MS)
  // Beside this file, as TypeScript in the sources and as JavaScript in a build.
  const worker = new Worker(new URL(`check-worker${path.extname(import.meta.url)}`, import.meta.url), {
    workerData: { address: address.href, known },
    resourceLimits: HEAP,
  })
  // Without a listener, an error while the thread is being ended would end the process.
  worker.on('error', () => {})
  try {
    // Until it has said its first word, it runs only our own code.
    let patience = end
    for (;;) {
      const [said] = (await once(worker, 'message', { signal: patience })) as [Said]
      if ('result' in said) return said.result
      worker.postMessage(await fetchPage(said.address, reach, stopFetching))
      patience = AbortSignal.any([end, AbortSignal.timeout(MAX_SILENT_MS)])
    }
  } catch (error) {
    if (isEnded(error)) return resultOf(address, 'unreadable')
    throw error
  } finally {
    await worker.terminate()
  }
}

/** Whether the thread took too long or too much memory. */
const isEnded = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
