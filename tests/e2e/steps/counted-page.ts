import type { Page } from '@playwright/test'

export const PROPERTY = 'G-TEST123456'

/** A command to the tag, and the page it came from. */
export interface TagCommand {
  on: string
  command: [name: string, ...rest: unknown[]]
}

/** A stand-in for Google's tag: receives queued and later commands and confirms events. */
const tag = `(() => {
  const report = async (command) => {
    await reportCommand(location.href, JSON.parse(JSON.stringify([...command])))
    command[2]?.event_callback?.()
  }
  for (const command of dataLayer) void report(command)
  dataLayer.push = (...commands) => { for (const command of commands) void report(command); return 0 }
})()`

/** The CSP of a document with analytics: one outside script host and a trusted types policy. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' https://www.googletagmanager.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self' https://widget.example https://form.example",
  "require-trusted-types-for 'script'",
  'trusted-types analytics',
].join('; ')

/**
 * Adds an analytics property to every document of this page and mocks Google's tag. Returns the commands that the tag
 * received, and its requested URLs. `isBlocked` blocks the tag, as a browser extension would.
 */
export async function connectAnalytics(page: Page, { isBlocked = false } = {}) {
  const commands: TagCommand[] = []
  const tagRequests: string[] = []
  await page.exposeFunction('reportCommand', (on: string, command: TagCommand['command']) => {
    commands.push({ on, command })
  })
  await page.route('https://www.googletagmanager.com/**', (route) => {
    tagRequests.push(route.request().url())
    return isBlocked
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: tag })
  })
  await page.route(
    (url) => url.hostname === 'localhost' && !/^\/(desk|assets)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch({ maxRedirects: 0 })
      const body = (await response.text())
        .replace(/<html([^>]*?) data-analytics="[^"]*"/, '<html$1')
        .replace('<html', `<html data-analytics="${PROPERTY}"`)
      const headers: Record<string, string> = { ...response.headers(), 'content-security-policy': POLICY }
      delete headers['content-encoding']
      delete headers['content-length']
      await route.fulfill({ response, headers, body })
    },
  )
  const eventsNamed = (name: string) =>
    commands.filter(({ command }) => command[0] === 'event' && command[1] === name)
  return { commands, tagRequests, eventsNamed }
}

/** The type of the queue for the tag: `undefined` where analytics has not begun. */
export const dataLayer = (page: Page) => page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))
