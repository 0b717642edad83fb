import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks for one address from many connections, each as soon as it was answered; posts how many views of the last seconds. */
const { origin, connections, address, seconds } = workerData as {
  origin: string
  connections: number
  address: string
  seconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const end = performance.now() + seconds * 1000
/** Connections open in the first second, which does not count. */
const begin = end - (seconds - 1) * 1000
let asked = 0
let views = 0

function view(): Promise<void> {
  asked += 1
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${address.replace('N', `c${asked}`)}`, { agent }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode !== 200)
          return reject(new Error(`${address} answered ${response.statusCode}.`))
        if (performance.now() > begin) views += 1
        resolve()
      })
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

async function stay(): Promise<void> {
  while (performance.now() < end) await view()
}

await Promise.all(Array.from({ length: connections }, stay))
agent.destroy()
parentPort?.postMessage(views)
