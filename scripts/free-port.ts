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

/**
 * The first of `count` free ports in a row. They lie below those that systems give to outgoing connections, so that
 * none is taken meanwhile by accident, and begin at a random place, so that two runs do not choose the same.
 */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    if ((await busyPorts(first, count)).length === 0) return first
  }
  throw new Error(`There are no ${count} free ports in a row between 20000 and 30000.`)
}

/** Those of `count` ports in a row from `first` that another program has. */
export async function busyPorts(first: number, count: number): Promise<number[]> {
  const ports = Array.from({ length: count }, (_, index) => first + index)
  const free = await Promise.all(ports.map(isFree))
  return ports.filter((_, index) => !free[index])
}
