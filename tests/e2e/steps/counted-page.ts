import type { Page } from '@playwright/test'

/** Is set on the servers that count. */
export const PROPERTY = 'G-JOURNEY1'

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

/**
 * Mocks Google's tag. Returns the commands that it received, and its requested URLs. `isBlocked` blocks the tag, as a
 * browser extension would.
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
  const eventsNamed = (name: string) =>
    commands.filter(({ command }) => command[0] === 'event' && command[1] === name)
  return { commands, tagRequests, eventsNamed }
}

/** The type of the queue for the tag: `undefined` where analytics has not begun. */
export const dataLayer = (page: Page) => page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))
