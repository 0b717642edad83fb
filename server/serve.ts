import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { parseEnvironment } from './config/environment.ts'
import { listen, requestTimeouts, withSettings } from './listen.ts'
import { createLog } from './log.ts'
import { warnOfMissing } from './missing-settings.ts'
import { openServer } from './open-server.ts'
import { readBrowserFiles } from './pages/browser-files.ts'

/** Runs the production server on the build in the project's folder. `scripts/dev.ts` runs the development server. */
export async function serve(root: string): Promise<void> {
  const buildFolder = path.join(root, 'build')
  await withSettings(root, async () => {
    const environment = parseEnvironment(process.env, root)
    const log = createLog(environment.logLevel)
    const build = {
      mode: 'production' as const,
      projectFolder: root,
      clientFolder: path.join(buildFolder, 'client'),
      browser: readBrowserFiles(buildFolder),
      version: readFileSync(path.join(buildFolder, 'version.txt'), 'utf8'),
    }
    const opened = await openServer(environment, build, log)
    // Probes of load balancers that speak HTTP/1.0 name no host.
    const answer = getRequestListener(opened.fetch, { hostname: new URL(environment.siteOrigin).host })
    const waiting = new WeakSet<Socket>()
    const server = createServer(requestTimeouts, (request, response) => {
      const { socket } = request
      // A pipelined response has no socket until the previous one is sent: docs/decisions/0026-limits-of-node.md.
      if (response.socket) void answer(request, response)
      else if (waiting.has(socket)) socket.destroy()
      else {
        waiting.add(socket)
        response.once('socket', () => {
          waiting.delete(socket)
          void answer(request, response)
        })
      }
    })
    warnOfMissing(server, environment, log)
    listen(server, environment, log, opened)
  })
}
