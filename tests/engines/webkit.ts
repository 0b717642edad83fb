import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../fixtures/servers/free-port.ts'
import { type EnginePage, findVisible, isSettled, type Size, type Target, until } from './engine-page.ts'

/** WebKitGTK on its own virtual display. */
export async function openWebKit(origin: string, size: Size): Promise<EnginePage> {
  // WebKit has caches and sockets in the home folder, so each run gets an empty one.
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [line] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driverProcess = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(line).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      TZ: 'America/Denver',
      LANG: 'en_US.UTF-8',
      // CPU rendering is faster without a graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      VIEWPORT: `${size.width}x${size.height}`,
    },
  })
  const capabilities = new Capabilities({
    browserName: 'engine-tests',
    'webkitgtk:browserOptions': {
      binary: path.join(import.meta.dirname, 'webkit-window.py'),
      args: ['--automation'],
    },
  })
  const builder = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
  const driver = await until('WebKitWebDriver', async () => await builder.build())
  const find = ({ css, text = '' }: Target) =>
    until(`${css} “${text}”`, async () =>
      driver.executeScript<WebElement | null>(`return (${findVisible})(...arguments)`, css, text),
    )

  return {
    async open(address) {
      await driver.switchTo().defaultContent()
      await driver.get(origin + address)
      await until(`${address} to settle`, async () =>
        driver.executeScript<boolean>(`return (${isSettled})()`),
      )
    },
    address: async () => (await driver.getCurrentUrl()).slice(origin.length),
    evaluate: async (run, ...parameters) =>
      driver.executeScript(`return (${run})(...arguments)`, ...parameters) as never,
    async click(target) {
      // The element may move or be replaced before the click, which then throws without an effect.
      await until(`a click on ${target.css}`, async () => {
        await (await find(target)).click()
        return true
      })
    },
    async fill(target, text) {
      const field = await find(target)
      await field.clear()
      await field.sendKeys(text)
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    enterFrame: async (css) => driver.switchTo().frame(await find({ css })),
    leaveFrame: async () => driver.switchTo().defaultContent(),
    async close() {
      await driver.quit().catch(() => {})
      for (const one of [driverProcess, display]) one.kill()
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
