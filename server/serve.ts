import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { parseEnvironment } from './config/environment.ts'
import { loadEnvFile } from './env-file.ts'
import { listen, refuse, requestTimeouts } from './listen.ts'
import { createLog } from './log.ts'
import { openSite } from './open-site.ts'
import { readBrowserFiles } from './pages/browser-files.ts'

/**
 * Runs the production server, which answers with what `npm run build` has made. `scripts/dev.ts` runs the other one.
 * @param root the project's folder
 */
export async function serve(root: string): Promise<void> {
  const buildFolder = path.join(root, 'build')
  try {
    loadEnvFile(root)
    const environment = parseEnvironment(process.env, root)
    const log = createLog(environment.logLevel)
    const build = {
      mode: 'production' as const,
      projectFolder: root,
      clientFolder: path.join(buildFolder, 'client'),
      // Those of the build and not of the sources, which an update may have changed already.
      migrationsFolder: path.join(buildFolder, 'server', 'migrations'),
      browser: readBrowserFiles(buildFolder),
    }
    const site = await openSite(environment, build, log)
    const answer = getRequestListener(site.fetch)
    const server = createServer(requestTimeouts, (request, response) => {
      // Without a socket, the response waits for another one of its connection. Browsers and proxies ask when they are
      // answered; thousands of requests in one packet would all be rendered and kept.
      if (response.socket) void answer(request, response)
      else request.socket.destroy()
    })
    listen(server, environment, log, site)
  } catch (error) {
    refuse(error)
  }
}
