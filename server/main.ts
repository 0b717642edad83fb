import './small-memory.ts'
import './end-with-parent.ts'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { parseEnvironment } from './config/environment.ts'
import { loadEnvFile } from './env-file.ts'
import { listen, refuse, requestTimeouts } from './listen.ts'
import { createLog } from './log.ts'
import { openSite } from './open-site.ts'

/** The production server, which answers with what `npm run build` has made. `scripts/dev.ts` is the other one. */

// The bundle lies in build/server; the project's root is two folders up.
const root = path.resolve(import.meta.dirname, '..', '..')
const siteFolder = path.join(root, 'build', 'site')

/** Addresses of the built scripts by their source files, as the build's manifest names them. */
function readManifest(): Record<string, { file: string }> {
  return JSON.parse(readFileSync(path.join(siteFolder, 'manifest.json'), 'utf8'))
}

try {
  loadEnvFile(root)
  const environment = parseEnvironment(process.env, root)
  const log = createLog(environment.logLevel)
  // Compiled code of the pages and of what is loaded later, kept for the next start.
  enableCompileCache(path.join(root, 'build', 'compile-cache'))
  const pages = await import(
    /* @vite-ignore */ pathToFileURL(path.join(siteFolder, 'server', 'index.js')).href
  )
  const build = {
    mode: 'production' as const,
    root,
    clientFolder: path.join(siteFolder, 'client'),
    loadPages: async () => pages,
    bookingScript: `/${readManifest()['booking/ui/entry.client.tsx']?.file}`,
  }
  const site = await openSite(environment, build, log)
  listen(createServer(requestTimeouts, getRequestListener(site.fetch)), environment, log, site)
} catch (error) {
  refuse(error)
}
