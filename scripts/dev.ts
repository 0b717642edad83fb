import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { parseEnvironment } from '../server/config/environment.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { listen, requestTimeouts } from '../server/listen.ts'
import { createLog } from '../server/log.ts'
import type { OpenSite, SiteBuild } from '../server/open-site.ts'
import { BuildStopped, buildSite } from './build.ts'
import { endExplained, explained } from './content-check/end-explained.ts'
import { findProblems } from './content-check/find-problems.ts'

/**
 * The production server with Vite in front of it: pages, scripts, styles and the booking service follow every change
 * of the sources. Sitemap, feed, share pictures and the guide are those of the last build; without one it is made.
 */
const root = path.dirname(import.meta.dirname)
const clientFolder = path.join(root, 'build', 'site', 'client')
/** Sources of the running server: a change opens the site again. Vite reloads pages by itself. */
const serverSource = /^(booking\/(?!ui\/)|server\/|site\.config\.ts)/

process.env.PORT ??= '5173'
if (!existsSync(path.join(clientFolder, 'sitemap.xml'))) await buildSite({ force: true })

try {
  loadEnvFile(root)
  const environment = parseEnvironment(process.env, root)
  const log = createLog(environment.logLevel)
  const problems = await findProblems(root)
  if (problems.length > 0) throw new BuildStopped(problems.join('\n'))
  let handle = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(503).end()
  }
  const server = createServer(requestTimeouts, (request, response) => handle(request, response))
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  const build: SiteBuild = {
    mode: 'development',
    clientFolder,
    migrationsFolder: path.join(root, 'booking', 'db', 'migrations'),
    loadPages: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    bookingScript: '/booking/ui/entry.client.tsx',
  }
  const open = async (): Promise<OpenSite> => {
    const { openSite } = await vite.ssrLoadModule('/server/open-site.ts')
    return openSite(environment, build, log)
  }

  let site = await open()
  let reopening = Promise.resolve()
  vite.watcher.on('change', (file) => {
    if (!serverSource.test(path.relative(root, file))) return
    reopening = reopening
      .then(async () => {
        await site.close()
        site = await open()
        vite.environments.client.hot.send({ type: 'full-reload' })
      })
      // The next change tries again.
      .catch(async (error) => console.error(await explained(error, root)))
  })
  const answer = getRequestListener(async (request, env) => {
    await reopening
    return site.fetch(request, env as HttpBindings)
  })
  handle = (request, response) => vite.middlewares(request, response, () => void answer(request, response))
  listen(server, { ...environment, stopDelayMs: 0 }, log, {
    announceStop: () => site.announceStop(),
    async close() {
      await vite.close()
      await site.close()
    },
  })
} catch (error) {
  await endExplained(error, root)
}
