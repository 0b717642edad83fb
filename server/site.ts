import path from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type DeploymentValues, fillDeploymentValues } from '../app/deployment-values.ts'
import { queryRoutes } from '../app/query-routes.ts'
import type { requestContext, ServerValues } from '../app/request-context.ts'
import { pageAddresses } from '../app/seo/page-addresses.ts'
import { redirectFor } from '../app/seo/redirect-for.ts'
import type { BookingService } from '../booking/booking-service.ts'
import { formatWhen } from '../booking/domain/format-time.ts'
import { sendOnce } from './cached-body.ts'
import { clientAddress } from './client-address.ts'
import { contentPolicy, policySetting } from './content-policy.ts'
import { crashPage } from './crash-page.ts'
import { describeResult } from './describe-result.ts'
import { allDocuments, loadDocuments, serveDocuments, siteFiles } from './documents.ts'
import { siteHeaders } from './headers.ts'
import type { Log } from './log.ts'
import { pageSearch } from './page-search.ts'
import { isValidPath } from './paths.ts'
import { pdfsWithOrigin } from './pdf-origin.ts'
import { hashedFiles, otherFiles } from './static-files.ts'

export interface SiteOptions {
  clientFolder: string
  /** React Router's build. A function, because in development it changes while the server runs. */
  loadPages(): Promise<ServerBuild>
  /** In development pages are rendered at each request, and Vite answers for scripts and styles. */
  mode: 'production' | 'development'
  desk: BookingService
  bookingWidget: ServerValues['bookingWidget']
  leadForm: ServerValues['leadForm']
  webhook: ServerValues['webhook']
  /** Filled into the pages in place of the placeholders. */
  deploymentValues: DeploymentValues
  trustedProxies: number
  log: Log
}

/** The whole site: /health, the booking provider at /desk, redirects, built documents and files, rendered pages. */
export function createSite(options: SiteOptions): Hono<{ Bindings: HttpBindings }> {
  const { desk, log, clientFolder } = options
  const loadPages = pagesLoader(options)
  const serverValues: ServerValues = {
    bookingWidget: options.bookingWidget,
    leadForm: options.leadForm,
    webhook: options.webhook,
    searchPages: pageSearch(path.join(clientFolder, '..', 'search-pages.json')),
    describeResult: (query) => describeResult(query.get('from') ?? '', query),
    async findBooking(reference) {
      const call = await desk.bookingByReference(reference)
      return (
        call && {
          // The time of day stays on one line.
          when: formatWhen(call.startsAt.epochMilliseconds, call.zone).replace(/ (?=[AP]M )/, '\u00a0'),
          startsAt: call.startsAt.toString(),
          minutes: call.callMinutes,
          hosts: call.hosts,
        }
      )
    },
  }

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
    const { render, valuesContext } = await loadPages()
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
      'Content-Security-Policy': contentPolicy(html, { ...policy, callOrigins }),
    }
    return sendOnce(c, html, headers, response.status)
  }

  const site = new Hono<{ Bindings: HttpBindings }>()
  site.use(siteHeaders(options.deploymentValues.origin))
  site.get('/health', async (c) => {
    const health = await desk.health()
    return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  site.all('/desk/*', (c) =>
    desk.fetch(c.req.raw, {
      address: clientAddress(
        c.env.incoming?.socket.remoteAddress,
        c.req.header('x-forwarded-for') ?? null,
        options.trustedProxies,
      ),
    }),
  )

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
  site.get('/guides/*', pdfsWithOrigin(clientFolder, options.deploymentValues))
  // Only paths with an extension are files. A path without one is a page, never the folder it was built into.
  site.get('/:file{.+\\.[a-z0-9]+$}', otherFiles(clientFolder))

  site.get('*', (c) => renderPage(c))

  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A request failed')
    return c.html(crashPage, 500, { 'Content-Security-Policy': contentPolicy(crashPage, policy) })
  })
  return site
}

/** React Router's build with values derived from it, recomputed when the build has changed. */
function pagesLoader({ loadPages, mode }: Pick<SiteOptions, 'loadPages' | 'mode'>) {
  const derive = (build: ServerBuild) => ({
    build,
    render: createRequestHandler(build, mode),
    addresses: new Set(pageAddresses(build)),
    valuesContext: (build.entry.module as unknown as { requestContext: typeof requestContext })
      .requestContext,
  })
  let current: ReturnType<typeof derive> | undefined
  return async () => {
    const build = await loadPages()
    if (current?.build !== build) current = derive(build)
    return current
  }
}
