import { type RunningServer, startServer } from '../fixtures/start-server.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

export interface Race {
  /** Number of answers by status. */
  statuses: Record<number, number>
  /** Whether the time was offered after the race. */
  isStillOffered: boolean
  /** What a visitor who came too late was told; empty without one. */
  toldLoser: string
}

/**
 * Lets visitors race for the last open time.
 * @param processes settings of each built server to start; they share a database
 */
export async function raceForTime(processes: Record<string, string>[], visitors: number): Promise<Race> {
  const servers: RunningServer[] = []
  try {
    for (const env of processes) servers.push(await startServer(env))
    const originOf = (n: number) => servers[n % servers.length]?.origin ?? ''
    const start = (await freeStarts(originOf(0))).at(-1) ?? ''
    const forms = await openForms(originOf(0), visitors)
    const answers = await Promise.all(forms.map((form, n) => send(originOf(n), form, start)))
    const statuses: Race['statuses'] = {}
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
    const loser = answers.find(({ status }) => status === 409)
    return {
      statuses,
      isStillOffered: (await freeStarts(originOf(0))).includes(start),
      toldLoser: loser ? JSON.stringify(await loser.json()) : '',
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}
