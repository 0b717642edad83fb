import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import {
  createLogger,
  createServer as createVite,
  type Logger,
  type PluginOption,
  type ViteDevServer,
} from 'vite'
import { contentFolder, hasFile, placesOf, readText } from '../app/content/read/content-folder.ts'
import { parseEnvironment } from '../server/config/environment.ts'
import { expectedMessage } from '../server/config/expected-error.ts'
import { listen, requestTimeouts } from '../server/listen.ts'
import { createLog, type Log } from '../server/log.ts'
import type { OpenServer, ServerBuild } from '../server/open-server.ts'
import { buildSite } from './build.ts'
import { emptyDocument, withFaults } from './content-check/faults.ts'
import { contentFaults, faultOf, faultsIn } from './content-check/find-problems.ts'
import type { Load } from './content-check/load.ts'
import { letterPage } from './letter-page.ts'

const root = path.dirname(import.meta.dirname)
const clientFolder = path.join(root, 'build', 'client')

interface DevelopmentOptions {
  /** By default that of the settings, or this machine only. */
  host?: string
  plugins?: PluginOption[]
  /** Scripts of every page, besides the site's own. */
  scripts?: string[]
  /** Returns true for a changed file after which the caller reopens the site itself. */
  ignores?: (file: string) => boolean
}

interface Development {
  /** Loads a module of the site as it is now. */
  load: Load
  /** Those of the site as it was first opened, as sentences. */
  faults: readonly string[]
  /** Reopens the site and returns its faults as sentences. */
  reopen(): Promise<string[]>
}

/**
 * Runs the production server behind Vite and reopens it after each change. Share pictures and PDFs come from the last
 * build. Faults appear as an overlay on every page, and the site stays as it was until they are fixed. Only here are `/gallery`
 * and `/letters/<kind>`, which show components and emails with examples.
 */
export async function openDevelopment(options: DevelopmentOptions = {}): Promise<Development> {
  if (!existsSync(clientFolder)) await buildSite({ force: true })
  const environment = parseEnvironment(process.env, root)
  environment.host = options.host ?? environment.host ?? '127.0.0.1'
  const { log, lastError } = rememberingLog(createLog(environment.logLevel))
  let handle = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(503).end()
  }
  const server = createServer(requestTimeouts, (request, response) => handle(request, response))
  const vite = await createVite({
    root,
    appType: 'custom',
    customLogger: quietLogger(),
    plugins: options.plugins ?? [],
    // Otherwise Vite restarts when .env changes, and its new watcher is not the one that is listened to here.
    envDir: false,
    server: {
      middlewareMode: true,
      // No other site in the same browser may read what this one answers.
      cors: false,
      ws: { server },
      // Browsers may load only what pages are made of, not the data folder, the settings or the server.
      fs: { allow: ['app', 'booking', 'platform', 'node_modules', '.generated/fonts'] },
    },
  })
  vite.watcher.add(contentFolder)
  const build: ServerBuild = {
    mode: 'development',
    projectFolder: root,
    clientFolder,
    browser: {
      pageScripts: ['/@vite/client', ...(options.scripts ?? []), '/app/entry.client.ts'],
      widgetScript: '/booking/entry.client.tsx',
      namesFor: null,
    },
  }

  let opened: OpenServer | null = null
  let faults: string[] = []
  let isBroken = false
  /** Whether to read the owner's folder again, which takes a second; a changed component or style doesn't need it. */
  let isContentNew = true

  const load = ((file) => vite.ssrLoadModule(`/${file}`)) as Load

  /** Opens the site. The previous one stays open if this fails. */
  async function open(): Promise<void> {
    const readsContent = isContentNew || isBroken
    // Otherwise Vite doesn't run modules again that failed.
    if (isBroken) vite.environments.ssr.moduleGraph.invalidateAll()
    else if (readsContent) forgetContent(vite)
    isContentNew = false
    isBroken = false
    try {
      const { openServer } = await load('server/open-server.ts')
      const next = await openServer(environment, build, log)
      await opened?.close()
      opened = next
      if (readsContent)
        faults = [...(await contentFaults(load)), ...(await faultsIn(() => next.checkLinks(placesOf)))]
    } catch (error) {
      const fault = faultOf(error)
      const expected = expectedMessage(error)
      // An invalid setting or a failing database stops the start.
      if (!fault && expected && !opened) throw error
      faults = [fault ?? expected ?? stackOf(error)]
      isBroken = true
    }
    for (const fault of faults) console.error(fault)
  }

  let opening = open()
  let isWaiting = false
  vite.watcher.on('all', (event, file) => {
    // A new folder has nothing in it yet, and a file that goes with its folder has an event of its own.
    if (/Dir$/.test(event) || options.ignores?.(file)) return
    const isContent = isWithin(contentFolder, file)
    isContentNew ||= isContent
    const { moduleGraph } = vite.environments.ssr
    const changed = moduleGraph.getModulesByFile(file)
    // Vite invalidates them too, but only after calling its plugins, which is after the site reopens here.
    for (const one of changed ?? []) moduleGraph.invalidateModule(one)
    if (isWaiting || !(isContent || changed || (isBroken && isSource(file)))) return
    isWaiting = true
    opening = opening.then(async () => {
      isWaiting = false
      await open()
      vite.environments.client.hot.send({ type: 'full-reload' })
    })
  })

  const answer = getRequestListener(async (request, env) => {
    await opening
    // The build has drawn them of an earlier logo and earlier colors.
    const { pathname, search, searchParams } = new URL(request.url)
    const drawing = ({ '/logo.svg': 'plain', '/favicon.svg': 'icon' } as const)[pathname]
    if (drawing) {
      const { logo } = await load('app/content/site/logo.data.ts')
      const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }
      return new Response(logo[drawing], { headers })
    }
    const ours =
      pathname === '/gallery'
        ? (await load('scripts/gallery.tsx')).galleryPage(searchParams.get('show'))
        : await letterPage(load, pathname + search)
    if (ours) {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
      return new Response(ours, { headers })
    }
    // Requests an uncompressed page, so that the overlay can be added to it.
    const isPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
    const asked = isPage ? new Request(request.url, { headers: withoutEncoding(request.headers) }) : request
    const response = opened ? await opened.fetch(asked, env as HttpBindings) : emptyDocument()
    // A page in a frame gets no overlay, because the page around it has one.
    if (!isPage || request.headers.get('sec-fetch-dest') === 'iframe') return response
    const messages = [...faults]
    if (opened && response.status === 500) messages.push(lastError())
    return withFaults(response, messages)
  })
  handle = (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response))
  }
  await opening
  listen(server, { ...environment, stopDelayMs: 0 }, log, {
    announceStop: () => opened?.announceStop(),
    async close() {
      await vite.close()
      await opened?.close()
    },
  })
  return {
    load,
    faults,
    async reopen() {
      isContentNew = true
      opening = opening.then(open)
      await opening
      return faults
    },
  }
}

/** What `site.yaml` said when the styles were made, which have the owner's colors. */
let facts = ''

/** Invalidates every data module, so that it is read again, and the styles when the colors may have changed. */
function forgetContent({ environments: { ssr, client } }: ViteDevServer): void {
  const now = hasFile('site.yaml') ? readText('site.yaml') : ''
  const forgets = now === facts ? /\.data\.ts$/ : /\.data\.ts$|\/app\/styles\/\w+\.css$/
  facts = now
  for (const { moduleGraph } of [ssr, client])
    for (const [file, modules] of moduleGraph.fileToModulesMap)
      if (forgets.test(file)) for (const one of modules) moduleGraph.invalidateModule(one)
}

const isWithin = (folder: string, file: string) => !path.relative(folder, file).startsWith('..')

/** Returns whether a file of the project is a source and not generated. */
const isSource = (file: string) => !/^(\.|build\b|node_modules\b)/.test(path.relative(root, file))

const stackOf = (error: unknown) =>
  stripVTControlCharacters(String(error instanceof Error ? error.stack : error))

/** Returns Vite's log without errors of modules, which `open` prints once. */
function quietLogger(): Logger {
  const logger = createLogger()
  const { error } = logger
  logger.error = (message, options) => {
    if (!message.includes('Error when evaluating SSR module')) error(message, options)
  }
  return logger
}

function withoutEncoding(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('accept-encoding')
  return kept
}

/** Returns a log that remembers its last error, which the failed page shows. */
function rememberingLog(log: Log): { log: Log; lastError: () => string } {
  let last = ''
  const error: Log['error'] = (described: unknown, ...rest: unknown[]) => {
    last = [...rest, ...Object.values(described as object)].flat().filter(Boolean).join('\n')
    log.error(described, ...(rest as []))
  }
  return { log: Object.create(log, { error: { value: error } }), lastError: () => last }
}
