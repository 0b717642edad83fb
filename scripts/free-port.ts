import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether nothing listens on the port. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port)
  try {
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

/** A port in use this far below another one claims it. */
const CLAIM_DISTANCE = 10_000

/**
 * Claims a port for as long as this process lives, by listening on another one: the system lets one process do that,
 * and ends it with the process. Resolves to a function that gives the claim back, or null when another process has it.
 */
async function claim(port: number): Promise<(() => void) | null> {
  const holder = createServer().listen(port - CLAIM_DISTANCE, '127.0.0.1')
  holder.unref()
  try {
    await once(holder, 'listening')
    return () => holder.close()
  } catch {
    return null
  }
}

/**
 * The first of `count` free ports in a row, claimed until this process ends, so that no other caller gets them between
 * now and when a server listens: not another test, nor one of another checkout. They lie below those that systems give
 * to outgoing connections, so that none is taken meanwhile by accident.
 * @throws {Error} when there are none
 */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = 20_000 + Math.floor(Math.random() * (10_000 - count))
    const claims = await Promise.all(Array.from({ length: count }, (_, index) => claim(first + index)))
    const isOurs = claims.every((one) => one !== null)
    if (isOurs && (await busyPorts(first, count)).length === 0) return first
    for (const release of claims) release?.()
  }
  throw new Error(`There are no ${count} free ports in a row between 20000 and 30000.`)
}

/** Those of `count` ports in a row from `first` that another program has. */
export async function busyPorts(first: number, count: number): Promise<number[]> {
  const ports = Array.from({ length: count }, (_, index) => first + index)
  const free = await Promise.all(ports.map(isFree))
  return ports.filter((_, index) => !free[index])
}
