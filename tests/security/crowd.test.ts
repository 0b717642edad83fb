import { Agent, get } from 'node:http'
import { expect, it } from 'vitest'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { inBrief } from '../in-brief.ts'

const server = serverForTests()
const CROWD = 100

/** Requests a path on a connection of its own, and resolves once the whole answer is there. */
function visit(path: string, agent = new Agent()): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.origin + path, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

const crowds: [string, (n: number) => string][] = [
  ['the booking widget', () => '/desk/booking'],
  ['addresses that don’t exist', (n) => `/nothing-${n}`],
  ['the search', (n) => `/search?q=pain+${n}`],
  ['the calculator', (n) => `/roi-calculator?adSpend=${1000 + n}`],
  ['a confirmation', (n) => `/bookingconfirmation?booking=unknown-${n}`],
  ['the booking widget with a note', (n) => `/desk/booking?note=${n}`],
  ['the guide’s form', () => '/desk/lead'],
  ['a call', (n) => `/desk/call?booking=unknown-${n}`],
]

it.each(crowds.slice(0, inBrief ? 1 : undefined))(
  'the home page does not wait for a hundred connections on %s',
  async (_, address) => {
    // What the first visit loads is loaded.
    await visit(address(CROWD))
    const agent = new Agent({ keepAlive: true, maxSockets: CROWD })
    // Each connection is open before the crowd comes.
    await Promise.all(Array.from({ length: CROWD }, () => visit('/livez', agent)))
    let answered = 0
    const crowd = Array.from({ length: CROWD }, async (__, n) => {
      await visit(address(n), agent)
      answered += 1
    })
    expect(await visit('/')).toBe(200)
    expect(answered).toBeLessThan(CROWD / 2)
    await Promise.all(crowd)
    agent.destroy()
  },
)
