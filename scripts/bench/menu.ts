import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags } from './browser-flags.ts'
import { median } from './median.ts'
import type { Copy } from './site-under-test.ts'
import { type Part, table } from './table.ts'

/** A home page, a page of text and a page that React wakes. */
const routes = ['/', '/seo', '/roi-calculator']
const button = 'button[command="show-modal"]'

/** A phone on slow 4G (150 ms there and back, 1.6 Mbit/s down), its processor six times slower than this machine's. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const cpuSlowdown = 6

/** Milliseconds since the navigation began, and how often the button had to be tapped. */
interface Answer {
  painted: number
  opened: number
  taps: number
}

/** How long after a page is first painted its menu opens, tapped as soon as it can be seen. */
export async function measureMenu(copy: Copy, runs: number, program: string): Promise<Part> {
  const site = await copy.start()
  const browser = await chromium.launch({ executablePath: program, args: browserFlags })
  const rows: string[][] = []
  try {
    for (const route of routes) {
      const answers: Answer[] = []
      for (let run = 1; run <= runs; run++) {
        console.log(`Menu, round ${run} of ${runs}: ${route}`)
        answers.push(await tapWhenSeen(browser, `${site.origin}${route}`))
      }
      const of = (read: (answer: Answer) => number) => median(answers.map(read)).toFixed(0)
      const without = await opensWithoutScripts(browser, `${site.origin}${route}`)
      const waited = of((answer) => answer.opened - answer.painted)
      rows.push([
        route,
        of((a) => a.painted),
        of((a) => a.opened),
        waited,
        of((a) => a.taps),
        without ? 'opens' : 'does not open',
      ])
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const head = ['route', 'first paint ms', 'menu open ms', 'between ms', 'taps', 'with JavaScript off']
  return { title: 'The menu on a slow phone', text: table(head, rows) }
}

async function phonePage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, javaScriptEnabled })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}

async function tapWhenSeen(browser: Browser, url: string): Promise<Answer> {
  const page = await phonePage(browser, true)
  const session = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<Answer>()
  // The page says where its button is; the tap itself comes through the browser's input, as a finger's does.
  await page.exposeFunction('benchTap', async (x: number, y: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
  await page.exposeFunction('benchOpened', resolve)
  await page.addInitScript(tapUntilOpen, button)
  try {
    await page.goto(url)
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new Error(`The menu of ${url} did not open within 30 seconds.`)),
        30_000,
      ).unref()
    })
    return await Promise.race([promise, late])
  } finally {
    await page.context().close()
  }
}

/** Runs in the page: taps the button from the first paint on, four times a second, until the drawer is open. */
function tapUntilOpen(selector: string): void {
  const hands = window as unknown as {
    benchTap(x: number, y: number): Promise<void>
    benchOpened(answer: { painted: number; opened: number; taps: number }): Promise<void>
  }
  let taps = 0
  function tap(painted: number) {
    if (document.querySelector('dialog[open]')) return
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (!box || box.width === 0) return void requestAnimationFrame(() => tap(painted))
    if (taps === 0) {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('dialog[open]')) return
        observer.disconnect()
        requestAnimationFrame(() => void hands.benchOpened({ painted, opened: performance.now(), taps }))
      }).observe(document, { subtree: true, attributeFilter: ['open'] })
    }
    taps += 1
    void hands.benchTap(box.x + box.width / 2, box.y + box.height / 2)
    setTimeout(() => tap(painted), 250)
  }
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (paint) tap(paint.startTime)
  }).observe({ type: 'paint', buffered: true })
}

async function opensWithoutScripts(browser: Browser, url: string): Promise<boolean> {
  const page = await phonePage(browser, false)
  try {
    await page.goto(url)
    await page.locator(button).tap()
    await page.locator('dialog[open]').waitFor({ timeout: 5000 })
    return true
  } catch {
    return false
  } finally {
    await page.context().close()
  }
}
