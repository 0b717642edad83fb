import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { parseEnvironment } from '../server/config/environment.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { listen, requestTimeouts } from '../server/listen.ts'
import { createLog } from '../server/log.ts'
import type { OpenSite, SiteBuild } from '../server/open-site.ts'
import { buildSite } from './build.ts'
import { BuildStopped } from './build-stopped.ts'
import { endExplained, explained } from './content-check/end-explained.ts'
import { findProblems } from './content-check/find-problems.ts'

// The production server behind Vite, opened again after each change. Share pictures and PDFs are those of the last build.
const root = path.dirname(import.meta.dirname)
const clientFolder = path.join(root, 'build', 'client')

process.env.PORT ??= '5173'
if (!existsSync(clientFolder)) await buildSite({ force: true })

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
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, ws: { server } } })
  const build: SiteBuild = {
    mode: 'development',
    projectFolder: root,
    clientFolder,
    migrationsFolder: path.join(root, 'booking', 'store', 'migrations'),
    browser: {
      pageScripts: ['/@vite/client', '/app/entry.client.ts'],
      widgetScript: '/booking/entry.client.tsx',
      namesFor: null,
    },
  }
  const open = async (): Promise<OpenSite> => {
    const { openSite } = await vite.ssrLoadModule('/server/open-site.ts')
    return openSite(environment, build, log)
  }

  let site = await open()
  let reopening = Promise.resolve()
  vite.watcher.on('all', (_, file) => {
    if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return
    reopening = reopening
      .then(async () => {
        await site.close()
        site = await open()
        vite.environments.client.hot.send({ type: 'full-reload' })
      })
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
