import path from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { type DeploymentValues, fillDeploymentValues } from '../app/deployment-values.ts'
import { queryRoutes } from '../app/query-routes.ts'
import type { ServerValues } from '../app/request-context.ts'
import { redirectFor } from '../app/seo/redirect-for.ts'
import type { BookingService } from '../booking/booking-service.ts'
import { DATABASE_RETRY_SECONDS, describeError, loggedPath } from '../booking/http/errors.ts'
import { answering, inTurn } from '../booking/http/in-turn.ts'
import { sendOnce } from './cached-body.ts'
import { clientOf } from './client-address.ts'
import type { Environment } from './config/environment.ts'
import { contentPolicy, policySetting } from './content-policy.ts'
import { crashPage } from './crash-page.ts'
import { allDocuments, loadDocuments, serveDocuments, siteFiles } from './documents.ts'
import { serveFilms } from './films.ts'
import { siteHeaders } from './headers.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { accessLog, observeRequests } from './observe-requests.ts'
import { type PagesSource, pagesLoader } from './pages-loader.ts'
import { isValidPath } from './paths.ts'
import { probes } from './probes.ts'
import { createServerValues } from './server-values.ts'
import { hashedFiles, otherFiles } from './static-files.ts'
import { forwardingHeaders, watchForProxy } from './watch-for-proxy.ts'

export interface SiteOptions extends PagesSource {
  clientFolder: string
  settings: Pick<
    Environment,
    'siteOrigin' | 'hsts' | 'trustedProxies' | 'dataDir' | 'metricsToken' | 'accessLog'
  >
  desk: BookingService
  bookingWidget: ServerValues['bookingWidget']
  leadForm: ServerValues['leadForm']
  webhook: ServerValues['webhook']
  /** Filled into the pages in place of the placeholders. */
  deploymentValues: DeploymentValues
  metrics: Metrics
  /** Whether the process has been told to stop. */
  isStopping: () => boolean
  log: Log
}

/** The whole site: the probes, the booking provider at /desk, redirects, built documents and files, rendered pages. */
export function createSite(options: SiteOptions): Hono<{ Bindings: HttpBindings }> {
  const { desk, log, clientFolder, settings, metrics } = options
  const loadPages = pagesLoader(options)
  const serverValues = createServerValues({ ...options, metrics: options.metrics.booking })

  const outside = [options.bookingWidget, options.leadForm].filter(({ isDesk }) => !isDesk)
  const policy = policySetting(outside, options.deploymentValues)
  const webhookOrigins = options.webhook.isDesk ? [] : [new URL(options.webhook.address).origin]
  const documents = loadDocuments(
    clientFolder,
    options.deploymentValues,
    policy,
    options.mode === 'production' ? allDocuments : siteFiles,
  )

  async function renderPage(c: Context, request = c.req.raw): Promise<Response> {
    const { render, valuesContext, inline } = await loadPages()
    const context = new RouterContextProvider()
    context.set(valuesContext, serverValues)
    const client = clientOf(peerOf(c), forwardingHeaders(c), settings.trustedProxies)
    // Nothing is rendered for a visitor who has left before their turn.
    const answer = () =>
      request.signal.aborted ? new Response(null, { status: 400 }) : render(request, context)
    const response = await answering(client, () => inTurn(answer))
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const html = fillDeploymentValues(await response.text(), options.deploymentValues)
    const callOrigins = c.req.path === '/webhook-test' ? webhookOrigins : []
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      // Rendered for one visitor and revalidated each time; "no-store" would exclude it from the back/forward cache.
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': contentPolicy(html, { ...policy, callOrigins }, inline),
      ...(response.status === 503 && { 'Retry-After': String(DATABASE_RETRY_SECONDS) }),
    }
    return sendOnce(c, html, headers, response.status)
  }

  const site = new Hono<{ Bindings: HttpBindings }>()
  site.use(observeRequests(metrics.request))
  if (settings.accessLog) site.use(observeRequests(accessLog(log)))
  site.use(watchForProxy(settings, log))
  site.use(siteHeaders(settings))
  site.route('/', probes({ ...options, metricsToken: settings.metricsToken }))
  site.all('/desk/*', (c) => {
    return desk.fetch(c.req.raw, clientOf(peerOf(c), forwardingHeaders(c), settings.trustedProxies))
  })

  // No page accepts POST; only /desk does.
  site.all('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
  })
  // Malformed paths get the 404 page before any file lookup.
  site.get('*', async (c, next) =>
    isValidPath(c.req.path) ? next() : renderPage(c, new Request(new URL('/404', c.req.url))),
  )
  // Each page has one canonical address: no trailing slash, exact case. Old addresses redirect to the new ones.
  site.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { addresses } = await loadPages()
    const to = redirectFor(pathname, search, addresses)
    return to ? c.redirect(to.location, to.status) : next()
  })
  site.get('*', serveDocuments(documents, queryRoutes))
  site.get('/assets/*', hashedFiles(path.join(clientFolder, 'assets'), '/assets/'))
  site.get('/films/*', serveFilms(clientFolder))
  // Only paths with an extension are files. A path without one is a page, never the folder it was built into.
  site.get('/:file{.+\\.[a-z0-9]+$}', otherFiles(clientFolder))

  site.get('*', (c) => renderPage(c))

  site.onError((error, c) => {
    log.error({ ...describeError(error), path: loggedPath(c.req.url) }, 'A request failed.')
    return c.html(crashPage, 500, { 'Content-Security-Policy': contentPolicy(crashPage, policy) })
  })
  return site
}

/** The network address that the connection comes from. */
function peerOf(c: Context<{ Bindings: HttpBindings }>): string | undefined {
  return c.env.incoming?.socket.remoteAddress
}
