import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { PageModule } from '../app/page-module.ts'
import { pageAt, routes } from '../app/routes.ts'
import { redirectFor } from '../app/seo/redirect-for.ts'
import type { SitePage } from '../app/seo/site-files/site-page.ts'
import { type BookingService, DATABASE_RETRY_SECONDS, StoreError } from '../booking/booking-service.ts'
import { clientAddress } from '../platform/client-address.ts'
import { describeError, loggedPath } from '../platform/describe-error.ts'
import { websiteCheckRoutes } from '../website-check/routes.ts'
import type { WebsiteChecks } from '../website-check/service.ts'
import { accessLog } from './access-log.ts'
import type { Environment } from './config/environment.ts'
import { siteHeaders } from './headers.ts'
import type { Log } from './log.ts'
import { type SentText, sendText } from './pages/compress.ts'
import {
  FOR_ONE_VISITOR,
  isKept,
  type KeptPages,
  type MessageStatus,
  makeMessage,
  makePage,
  once,
  type PageSetting,
} from './pages/pages.ts'
import type { SeenCounter } from './pages/seen.ts'
import { staticFiles } from './pages/static-files.ts'
import { probes } from './probes.ts'
import { type AppEnv, isValidPath, readAddress } from './request-address.ts'
import { WEBSITE_CHECK_PATH } from './website-check.ts'

interface AppOptions {
  settings: Pick<Environment, 'siteOrigin' | 'hsts' | 'trustedProxies' | 'accessLog' | 'analyticsId'>
  desk: BookingService
  websiteChecks: WebsiteChecks | null
  seen: SeenCounter
  pages: PageSetting
  /** Returns the pages rendered for today; undefined in development, where each request renders its page. */
  kept: () => KeptPages | undefined
  /** Returns a generated file such as the sitemap, the feed or the guide; undefined for an unknown address. */
  siteFile(address: string): Promise<SentText | undefined>
  clientFolder: string
  version: string
  isStopping: () => boolean
  log: Log
}

/** Creates the application: probes, the booking provider at /desk, redirects, pages, files. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { desk, log, settings, version, isStopping, kept } = options
  const addresses: ReadonlySet<string> = new Set(routes.keys())

  async function sendPage(c: Context<AppEnv>, path: string, page: PageModule): Promise<Response> {
    const { searchParams } = c.var.url
    const ready = isKept(page, searchParams) ? await kept()?.pages.get(path)?.() : undefined
    // Pages for patients tell nothing themselves. How many are sent in a day is counted, not which.
    const count = ({ clinic }: Pick<SitePage, 'clinic'>) =>
      clinic !== undefined && options.seen.count('', '', 'patients')
    if (ready) {
      count(ready)
      return sendText(c, ready)
    }
    const request = { path, query: searchParams, site: options.pages.site }
    const made = await makePage(page, request, options.pages)
    count(made)
    const { text, headers, status } = made
    return sendText(c, { text, headers: { ...headers, ...FOR_ONE_VISITOR } }, status)
  }

  async function sendMessage(c: Context<AppEnv>, status: MessageStatus): Promise<Response> {
    const ready = await kept()?.messages.get(status)?.()
    const message = ready ?? (await makeMessage(status, options.pages))
    const response = await sendText(c, message, status)
    if (status === 503) response.headers.set('Retry-After', String(DATABASE_RETRY_SECONDS))
    return response
  }

  const app = new Hono<AppEnv>()
  app.use(readAddress)
  if (settings.accessLog) app.use(accessLog(log))
  app.use(siteHeaders(settings))
  app.use(async (c, next) => {
    await next()
    // Also closes connections whose request began before the signal, because they would keep the process alive.
    if (isStopping()) c.res.headers.set('Connection', 'close')
  })
  app.route('/', probes({ desk, version, isStopping }))
  const warnOfProxy = once(() =>
    log.warn('X-Forwarded-For has an entry that is no address; visitors share the limits of the proxy.'),
  )
  const clientOf = (request: Request, { incoming }: Partial<AppEnv['Bindings']>) =>
    clientAddress(
      incoming?.socket.remoteAddress,
      request.headers.get('x-forwarded-for') ?? undefined,
      settings.trustedProxies,
      warnOfProxy,
    )
  app.all('/desk/*', (c) => desk.fetch(c.req.raw, { address: clientOf(c.req.raw, c.env) }))
  const { websiteChecks, seen } = options
  app.route('/', seen.routes(settings.siteOrigin, clientOf))
  if (websiteChecks)
    app.route('/', websiteCheckRoutes(WEBSITE_CHECK_PATH, websiteChecks, settings.siteOrigin, clientOf))

  app.all('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
  })
  app.get('*', async (c, next) => (isValidPath(c.req.path) ? next() : sendMessage(c, 404)))
  app.get('*', async (c, next) => {
    const { pathname, search } = c.var.url
    const to = redirectFor(pathname, search, addresses)
    return to ? c.redirect(to.location, to.status) : next()
  })
  app.get('*', async (c, next) => {
    const { pathname } = c.var.url
    const page = pageAt(pathname)
    if (page) return sendPage(c, pathname, page)
    const file = await options.siteFile(pathname)
    return file ? sendText(c, file) : next()
  })
  // The specification requires that unknown articles lead to the list.
  app.get('/blog/:slug', (c) => c.redirect('/blog', 302))
  app.route('/', staticFiles(options.clientFolder))
  app.get('*', (c) => sendMessage(c, 404))

  app.onError((error, c) => {
    // A form from another website, or one that is too large.
    if (error instanceof HTTPException) return error.getResponse()
    const described = { ...describeError(error), path: loggedPath(c.var.url.href) }
    if (error instanceof StoreError) {
      log.error(described, 'The database failed; a booking could not be shown.')
      return sendMessage(c, 503)
    }
    log.error(described, 'A request failed.')
    return sendMessage(c, 500)
  })
  return app
}
