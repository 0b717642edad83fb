import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'
import site from '../../site.config.ts'
import { type RunningServer, startServer } from '../fixtures/start-server.ts'

let server: RunningServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phone-'))
  server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The 988 Suicide & Crisis Lifeline has no longer form. */
const CRISIS_LINE = 'tel:988'

async function phoneLinks(address: string): Promise<string[]> {
  const html = await (await fetch(`${server.origin}${address}`)).text()
  return [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href = '']) => href)
}

it('dials the same international number from every page, the booking widget and the confirmation', async () => {
  const links = new Map<string, string[]>()
  for (const address of [...prerenderPaths, '/book', '/bookingconfirmation', '/desk/booking', '/desk/lead'])
    links.set(address, await phoneLinks(address))
  const others = [...links].flatMap(([address, hrefs]) =>
    hrefs
      .filter((href) => href !== CRISIS_LINE && href !== `tel:${site.phone.dial}`)
      .map((href) => `${address}: ${href}`),
  )
  expect(others).toEqual([])
  for (const address of ['/', '/contact', '/book', '/bookingconfirmation', '/desk/booking'])
    expect(links.get(address), address).toContain(`tel:${site.phone.dial}`)
})
