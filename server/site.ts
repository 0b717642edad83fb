import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { type DeploymentValues, fillDeploymentValues } from '../app/deployment-values.ts'
import { queryRoutes } from '../app/query-routes.ts'
import type { ServerValues } from '../app/request-context.ts'
import { redirectFor } from '../app/seo/redirect-for.ts'
import type { BookingService } from '../booking/booking-service.ts'
import { DATABASE_RETRY_SECONDS, describeError, loggedPath } from '../booking/http/errors.ts'
import { sendOnce } from './cached-body.ts'
import { clientOf } from './client-address.ts'
import type { Environment } from './config/environment.ts'
import { contentPolicy, policySetting } from './content-policy.ts'
import { crashPage } from './crash-page.ts'
import { allDocuments, loadDocuments, serveBuilt, siteFiles } from './documents.ts'
import { siteHeaders } from './headers.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { accessLog, observeRequests } from './observe-requests.ts'
import { type PagesSource, pagesLoader } from './pages-loader.ts'
import { isValidPath } from './paths.ts'
import { probes } from './probes.ts'
import { readAddress, type SiteEnv } from './request-address.ts'
import { createServerValues } from './server-values.ts'
import { loadFiles } from './static-files.ts'

export interface SiteOptions extends PagesSource {
  clientFolder: string
  settings: Pick<Environment, 'siteOrigin' | 'hsts' | 'trustedProxies' | 'metricsToken' | 'accessLog'>
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

/** A film that is watched again is not fetched again. */
const DAY = 'public, max-age=86400'

/** The whole site: the probes, the booking provider at /desk, redirects, built documents and files, rendered pages. */
export function createSite(options: SiteOptions): Hono<SiteEnv> {
  const { desk, log, clientFolder, settings, metrics, isStopping } = options
  const loadPages = pagesLoader(options)
  const serverValues = createServerValues({ ...options, metrics: options.metrics.booking })

  const outside = [options.bookingWidget, options.leadForm].filter(({ isDesk }) => !isDesk)
  const policy = policySetting(outside, options.deploymentValues)
  const webhookOrigins = options.webhook.isDesk ? [] : [new URL(options.webhook.address).origin]
  // In development pages are rendered at each request.
  const texts = options.mode === 'production' ? allDocuments : siteFiles
  const built = new Map([
    ...loadFiles(clientFolder),
    ...loadDocuments(clientFolder, options.deploymentValues, policy, texts),
  ])

  async function renderPage(c: Context<SiteEnv>, request = c.req.raw): Promise<Response> {
    const { render, valuesContext, inline } = await loadPages()
    const context = new RouterContextProvider()
    context.set(valuesContext, serverValues)
    const response = await render(request, context)
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

  const site = new Hono<SiteEnv>()
  site.use(readAddress)
  site.use(observeRequests([metrics.request, ...(settings.accessLog ? [accessLog(log)] : [])], log))
  site.use(siteHeaders(settings))
  site.use(async (c, next) => {
    await next()
    // Also for a request from before the signal: its connection would keep the process.
    if (isStopping()) c.res.headers.set('Connection', 'close')
  })
  site.route('/', probes({ desk, metrics, isStopping, metricsToken: settings.metricsToken }))
  site.all('/desk/*', (c) => desk.fetch(c.req.raw, clientOf(c, settings.trustedProxies)))

  // No page accepts POST; only /desk does.
  site.all('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
  })
  // Malformed paths get the 404 page before any file lookup.
  site.get('*', async (c, next) =>
    isValidPath(c.req.path) ? next() : renderPage(c, new Request(new URL('/404', c.var.url))),
  )
  // Each page has one canonical address: no trailing slash, exact case. Old addresses redirect to the new ones.
  site.get('*', async (c, next) => {
    const { pathname, search } = c.var.url
    const { addresses } = await loadPages()
    const to = redirectFor(pathname, search, addresses)
    return to ? c.redirect(to.location, to.status) : next()
  })
  site.get('*', serveBuilt(built, queryRoutes))
  // Too large to be kept in memory.
  site.get('/films/*', serveStatic({ root: clientFolder, onFound: (_, c) => c.header('Cache-Control', DAY) }))
  site.get('*', (c) => renderPage(c))

  site.onError((error, c) => {
    log.error({ ...describeError(error), path: loggedPath(c.var.url.href) }, 'A request failed.')
    return c.html(crashPage, 500, { 'Content-Security-Policy': contentPolicy(crashPage, policy) })
  })
  return site
}
