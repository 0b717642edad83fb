import { writeFile } from 'node:fs/promises'
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import {
  type EnginePage,
  findVisible,
  type InPage,
  isSettled,
  type Size,
  type Target,
  until,
} from './engine-page.ts'

/** Headless Firefox, by WebDriver BiDi. */
export async function openFirefox(origin: string, size: Size, executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: size,
    env: { ...process.env, TZ: 'America/Denver' },
  })
  const page = await browser.newPage()
  return new FirefoxPage(origin, browser, page)
}

class FirefoxPage implements EnginePage {
  readonly #origin: string
  readonly #browser: Browser
  #page: Page
  #frame: Frame

  constructor(origin: string, browser: Browser, page: Page) {
    this.#origin = origin
    this.#browser = browser
    this.#page = page
    this.#frame = page.mainFrame()
  }

  async open(path: string): Promise<void> {
    await this.leaveFrame()
    await this.#page.goto(this.#origin + path)
    await until(`${path} to settle`, () => this.evaluate(isSettled))
  }

  async openAll(paths: readonly string[]) {
    const tabs: { path: string; show(): Promise<void> }[] = []
    for (const path of paths) {
      // Background tabs of a window are throttled.
      const page = await this.#browser.newPage({ type: 'window' })
      this.#page = page
      await this.open(path)
      tabs.push({
        path,
        show: async () => {
          this.#page = page
          await this.leaveFrame()
        },
      })
    }
    return tabs
  }

  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(this.#page.url())
    return pathname + search + hash
  }

  evaluate<A extends unknown[], T>(run: InPage<A, T>, ...parameters: A): Promise<T> {
    // The library's type unwraps handles; none are passed here.
    return this.#frame.evaluate(run as (...all: unknown[]) => T, ...parameters) as Promise<T>
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
    await field.evaluate((element) => (element as HTMLInputElement).select())
    await field.type(text)
  }

  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  async enterFrame(css: string): Promise<void> {
    this.#frame = await until(`the frame ${css}`, async () => (await this.#find({ css })).contentFrame())
  }

  async leaveFrame(): Promise<void> {
    this.#frame = this.#page.mainFrame()
  }

  async reload(): Promise<void> {
    await this.leaveFrame()
    await this.#page.reload()
  }

  async screenshot(file: string): Promise<void> {
    await writeFile(file, await this.#page.screenshot())
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  #find({ css, text = '' }: Target): Promise<ElementHandle<Element>> {
    return until(`${css} “${text}”`, async () =>
      (await this.#frame.evaluateHandle(findVisible, css, text)).asElement(),
    ) as Promise<ElementHandle<Element>>
  }
}
