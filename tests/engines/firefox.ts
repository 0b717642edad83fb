import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core'
import { type EnginePage, findVisible, isSettled, type Size, type Target, until } from './engine-page.ts'

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
  let frame: Frame = page.mainFrame()
  const find = ({ css, text = '' }: Target) =>
    until(`${css} “${text}”`, async () =>
      (await frame.evaluateHandle(findVisible, css, text)).asElement(),
    ) as Promise<ElementHandle<Element>>

  return {
    async open(path) {
      frame = page.mainFrame()
      await page.goto(origin + path)
      await until(`${path} to settle`, () => frame.evaluate(isSettled))
    },
    address: async () => page.url().slice(origin.length),
    // The library's type unwraps handles; none are passed here.
    evaluate: (run, ...parameters) =>
      frame.evaluate(run as (...all: unknown[]) => never, ...parameters) as Promise<never>,
    async click(target) {
      // The element may move or be replaced before the click, which then throws without an effect.
      await until(`a click on ${target.css}`, async () => {
        const middle = await (await find(target)).evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        })
        // Firefox 140 doesn't tell the driver where a frame is. Only the page's first frame is clicked in, so its
        // position is used.
        const outer = await page.evaluate((isFramed) => {
          const { left, top } = (isFramed && document.querySelector('iframe')?.getBoundingClientRect()) || {}
          return { x: left ?? 0, y: top ?? 0 }
        }, frame !== page.mainFrame())
        await page.mouse.click(outer.x + middle.x, outer.y + middle.y)
        return true
      })
    },
    async fill(target, text) {
      const field = await find(target)
      await field.evaluate((element) => (element as HTMLInputElement).select())
      await field.type(text)
    },
    pressEscape: () => page.keyboard.press('Escape'),
    async enterFrame(css) {
      frame = await until(`the frame ${css}`, async () => (await find({ css })).contentFrame())
    },
    async leaveFrame() {
      frame = page.mainFrame()
    },
    close: () => browser.close(),
  }
}
