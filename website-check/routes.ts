import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import type { WebsiteChecks } from './service.ts'

const MAX_FORM_BYTES = 2_000

/**
 * The addresses that start and delete checks. The website has the page itself at `path`, which asks its questions meanwhile.
 * @param clientOf the network address that a request comes from
 */
export function websiteCheckRoutes(
  path: string,
  checks: WebsiteChecks,
  origin: string,
  clientOf: (request: Request, bindings: object) => string,
) {
  const app = new Hono<{ Bindings: object }>()
  const isOurs = [csrf({ origin }), bodyLimit({ maxSize: MAX_FORM_BYTES })] as const
  app.post(path, ...isOurs, async (c) => {
    const typed = String((await c.req.parseBody()).address ?? '')
    const started = await checks.start(typed, clientOf(c.req.raw, c.env))
    const query =
      'secret' in started
        ? { ask: '', link: started.secret }
        : { refused: started.refusal, address: typed.slice(0, 300) }
    return c.redirect(`${path}?${new URLSearchParams(query)}`, 303)
  })
  app.post(`${path}/delete`, ...isOurs, async (c) => {
    await checks.remove(String((await c.req.parseBody()).link ?? ''))
    return c.redirect(`${path}?deleted`, 303)
  })
  return app
}
