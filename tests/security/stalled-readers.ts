import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '../fixtures/start-server.ts'

/** Resident memory of a process in bytes; Linux only. */
export function residentBytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

/** Far more than a visit takes on a busy machine: what counts is that it is answered at all. */
const MAX_ANSWER_MS = 40_000

/** The pages that cost the server most: they are rendered for each request. */
export const renderedPages = ['/search?q=ads', '/desk/booking', '/blog?category=seo']

/**
 * Opens connections that send many requests at once and never read an answer, holds them for a while, and asks for the
 * home page meanwhile.
 * @returns by how much the server's memory grew at most, in bytes, and how many of the visits to the home page failed
 */
export async function holdStalledReaders(
  { origin, process: { pid } }: RunningServer,
  { path, connections, requests, ms }: { path: string; connections: number; requests: number; ms: number },
): Promise<{ grownBytes: number; visits: number; failedVisits: number }> {
  const { hostname, port } = new URL(origin)
  await fetch(origin + path)
  const before = residentBytes(pid)
  const sockets: Socket[] = []
  for (let n = 0; n < connections; n++) {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests))
    sockets.push(socket)
  }
  let most = before
  let visits = 0
  let failedVisits = 0
  for (const end = performance.now() + ms; performance.now() < end; await wait(200)) {
    most = Math.max(most, residentBytes(pid))
    visits++
    const page = await fetch(origin, { signal: AbortSignal.timeout(MAX_ANSWER_MS) }).catch(() => null)
    if (!page?.ok) failedVisits++
    await page?.text()
  }
  for (const socket of sockets) socket.destroy()
  return { grownBytes: most - before, visits, failedVisits }
}

/**
 * Reads a whole response at a limited pace, like a phone with little signal.
 * @param bytesPerSecond how much it reads, in ten sips a second
 * @returns the bytes of the body
 */
export async function readSlowly(origin: string, path: string, bytesPerSecond: number): Promise<number> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let received = Buffer.alloc(0)
  let allowed = 0
  const started = performance.now()
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk])
    allowed = ((performance.now() - started) / 1000) * bytesPerSecond
    if (received.length > allowed)
      await wait(Math.max(100, ((received.length - allowed) / bytesPerSecond) * 1000))
  }
  return received.length - received.indexOf('\r\n\r\n') - 4
}
