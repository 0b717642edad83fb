import { busyPorts, freePorts } from './free-port.ts'

/** The journeys' three servers listen on ports in a row. */
const SERVERS = 3

/**
 * The first port of the journeys' servers: `JOURNEY_PORT` where it is set, else free ones. It is chosen once and left
 * in the environment, because Playwright reads its configuration again in every worker, when the ports are in use.
 * @throws {Error} one sentence, when `JOURNEY_PORT` is busy or not a port number
 */
export async function journeyPort(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const { JOURNEY_PORT: asked, JOURNEY_PORT_CHOSEN: chosen } = environment
  if (chosen) return Number(chosen)
  const port = asked ? Number(asked) : await freePorts(SERVERS)
  if (!Number.isInteger(port) || port < 1 || port > 65_535 - SERVERS)
    throw new Error(`JOURNEY_PORT is "${asked}"; it wants a port number, like 4310.`)
  const [busy] = await busyPorts(port, SERVERS)
  if (busy !== undefined)
    throw new Error(
      `JOURNEY_PORT is ${port}, but port ${busy} is taken by another program; the browser tests need ${port} to ` +
        `${port + SERVERS - 1}. Set it to another number, or leave it out for free ports.`,
    )
  environment.JOURNEY_PORT_CHOSEN = String(port)
  return port
}
