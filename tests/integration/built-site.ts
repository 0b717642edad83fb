import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { readPage } from '../fixtures/read-page.ts'
import { startServer } from '../fixtures/servers/start-server.ts'

/** The origin that the built site is served under here. */
export const ORIGIN = 'https://www.site.example'

/** All test files of this worker share one server. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'wellbooked-'))
export const server = await startServer({ DATA_DIR: dataDir, SITE_ORIGIN: ORIGIN, LOG_LEVEL: 'error' })
// Vitest ends a worker with this signal, which emits no "exit" event by itself.
process.once('SIGTERM', () => process.exit())
process.once('exit', () => {
  server.process.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Returns a text that the built server sends. @throws {Error} if the status isn't OK */
export async function servedText(address: string): Promise<string> {
  const response = await fetch(server.origin + address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}

/** All pages as the server sends them without a query. */
export const pages = await Promise.all(
  pageAddresses.map(async (address) => readPage(address, await servedText(address))),
)

/** Returns a file of the build by its address. */
export function built(address: string): Buffer {
  return readFileSync(path.resolve(import.meta.dirname, '..', '..', 'build', 'client', `.${address}`))
}
