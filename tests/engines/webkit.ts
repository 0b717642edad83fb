import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePorts } from '../../scripts/free-port.ts'
import {
  type EnginePage,
  findVisible,
  type InPage,
  isSettled,
  type Size,
  type Target,
  until,
} from './engine-page.ts'

/** WebKitGTK on its own virtual display. */
export async function openWebKit(origin: string, size: Size): Promise<EnginePage> {
  // WebKit has caches and sockets in the home folder; use an empty one per run.
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const processes: ChildProcess[] = [display]
  const [line] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePorts(1)
  const driverProcess = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: `:${String(line).trim()}`, GDK_BACKEND: 'x11' },
      ...{ NO_AT_BRIDGE: '1', TZ: 'America/Denver', LANG: 'en_US.UTF-8' },
      // CPU rendering is faster without a graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      VIEWPORT: `${size.width}x${size.height}`,
    },
  })
  processes.push(driverProcess)
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
  const close = async () => {
    await driver.quit().catch(() => {})
    for (const one of processes.reverse()) one.kill()
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  return new WebKitPage(origin, driver, close)
}

class WebKitPage implements EnginePage {
  readonly #origin: string
  readonly #driver: WebDriver
  readonly close: () => Promise<void>

  constructor(origin: string, driver: WebDriver, close: () => Promise<void>) {
    this.#origin = origin
    this.#driver = driver
    this.close = close
  }

  async open(path: string): Promise<void> {
    await this.leaveFrame()
    await this.#driver.get(this.#origin + path)
    await until(`${path} to settle`, () => this.evaluate(isSettled))
  }

  async openAll(paths: readonly string[]) {
    const tabs: { path: string; show(): Promise<void> }[] = []
    for (const path of paths) {
      await this.#driver.switchTo().newWindow('window')
      const handle = await this.#driver.getWindowHandle()
      await this.open(path)
      tabs.push({ path, show: () => this.#driver.switchTo().window(handle) })
    }
    return tabs
  }

  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.#driver.getCurrentUrl())
    return pathname + search + hash
  }

  evaluate<A extends unknown[], T>(run: InPage<A, T>, ...parameters: A): Promise<T> {
    return this.#driver.executeScript<T>(`return (${run})(...arguments)`, ...parameters) as Promise<T>
  }

  async click(target: Target): Promise<void> {
    // The element may move or be replaced between the look and the click, which then throws and has done nothing.
    await until(`a click on ${target.css}`, async () => {
      await (await this.#find(target)).click()
      return true
    })
  }

  async fill(target: Target, text: string): Promise<void> {
    const field = await this.#find(target)
    await field.clear()
    await field.sendKeys(text)
  }

  async press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void> {
    await this.#driver
      .actions()
      .sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key])
      .perform()
  }

  async enterFrame(css: string): Promise<void> {
    await this.#driver.switchTo().frame(await this.#find({ css }))
  }

  async leaveFrame(): Promise<void> {
    await this.#driver.switchTo().defaultContent()
  }

  async reload(): Promise<void> {
    await this.leaveFrame()
    await this.#driver.navigate().refresh()
  }

  async screenshot(file: string): Promise<void> {
    await writeFile(file, Buffer.from(await this.#driver.takeScreenshot(), 'base64'))
  }

  #find({ css, text = '' }: Target): Promise<WebElement> {
    return until(`${css} “${text}”`, () =>
      Promise.resolve(
        this.#driver.executeScript<WebElement | null>(`return (${findVisible})(...arguments)`, css, text),
      ),
    )
  }
}
