import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PageFacts } from './page-facts.ts'

const MAX_MS = 3_000
/** Two threads at once, on hostile pages, take less than 100 MB. */
const HEAP = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 }

/**
 * Reads a page's facts in its own thread, because anybody can write a page that takes forever or all memory to read.
 * The thread is ended three seconds after it has started. Null when it didn't get to the end.
 */
export async function readFactsApart(
  html: string,
  address: string,
  stop: AbortSignal,
): Promise<PageFacts | null> {
  // Beside this file, as TypeScript in the sources and as JavaScript in a build.
  const worker = new Worker(new URL(`facts-worker${path.extname(import.meta.url)}`, import.meta.url), {
    workerData: { html, address },
    resourceLimits: HEAP,
  })
  // Without a listener, an error while the thread is being ended would end the process.
  worker.on('error', () => {})
  const late = new AbortController()
  worker.once('online', () => setTimeout(() => late.abort(), MAX_MS).unref())
  try {
    const [facts] = await once(worker, 'message', { signal: AbortSignal.any([stop, late.signal]) })
    return facts
  } catch {
    return null
  } finally {
    await worker.terminate()
  }
}
