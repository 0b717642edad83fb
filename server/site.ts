import path from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Visit, visitContext } from '../app/visit.ts'
import type { Desk } from '../desk/desk.ts'
import { sayWhen } from '../desk/domain/say-time.ts'
import { clientAddress } from './client-address.ts'
import { crashPage } from './crash-page.ts'
import { siteHeaders, webhookHeaders } from './headers.ts'
import type { Log } from './log.ts'
import { isReadable, withoutOuterSlashes } from './paths.ts'
import { hashedFiles, pages } from './static-files.ts'

export interface SiteParts {
  /** Folder that holds `site/client` and `desk`, as the build leaves them. */
  buildFolder: string
  pagesBuild: ServerBuild
  desk: Desk
  bookingWidget: Visit['bookingWidget']
  leadForm: Visit['leadForm']
  webhook: Visit['webhook']
  trustedProxies: number
  log: Log
}

/** The whole site as one fetch function: files first, then the desk, then the pages rendered per visit. */
export function createSite(parts: SiteParts): Hono<{ Bindings: HttpBindings }> {
  const { desk, log } = parts
  const render = createRequestHandler(parts.pagesBuild, 'production')
  const entry = parts.pagesBuild.entry.module as unknown as { visitContext: typeof visitContext }
  const visit: Visit = {
    bookingWidget: parts.bookingWidget,
    leadForm: parts.leadForm,
    webhook: parts.webhook,
    async findBooking(reference) {
      const call = await desk.bookingByReference(reference)
      return (
        call && {
          when: sayWhen(call.startsAt.epochMilliseconds, call.zone),
          startsAt: call.startsAt.toString(),
        }
      )
    },
  }

  async function renderPage(request: Request): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(entry.visitContext, visit)
    const response = await render(request, context)
    const answer = new Response(response.body, response)
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  }

  const site = new Hono<{ Bindings: HttpBindings }>()
  if (!parts.webhook.isDesk) site.use('/webhook-test', webhookHeaders(parts.webhook.address))
  const outside = [parts.bookingWidget, parts.leadForm].filter(({ isDesk }) => !isDesk)
  site.use(siteHeaders(outside.map(({ address }) => new URL(address).origin)))
  site.get('/health', async (c) => {
    const health = await desk.health()
    return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  site.get('/desk/assets/*', hashedFiles(parts.buildFolder))
  site.all('/desk/*', (c) =>
    desk.fetch(c.req.raw, {
      address: clientAddress(
        c.env.incoming?.socket.remoteAddress,
        c.req.header('x-forwarded-for') ?? null,
        parts.trustedProxies,
      ),
    }),
  )

  // Pages are only read. A page that takes a form says so by an action of its own, and none does.
  site.all('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
  })
  // What no page can be called is answered before anything tries to read it.
  site.get('*', async (c, next) =>
    isReadable(c.req.path) ? next() : renderPage(new Request(new URL('/404', c.req.url))),
  )
  // The specification's addresses have no slash at the end; one address per page.
  site.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const plain = withoutOuterSlashes(pathname)
    return pathname === '/' || pathname === plain ? next() : c.redirect(`${plain}${search}`, 301)
  })
  site.get('/assets/*', hashedFiles(path.join(parts.buildFolder, 'site', 'client')))
  site.get('*', etag(), pages(path.join(parts.buildFolder, 'site', 'client')))

  site.get('*', (c) => renderPage(c.req.raw))

  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A request failed')
    return c.html(crashPage, 500)
  })
  return site
}
