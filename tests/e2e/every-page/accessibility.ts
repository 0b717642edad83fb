import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Minimum target size in CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24

/**
 * The source of axe, which this file injects once, because the package would evaluate half a megabyte twice per run.
 */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string
}
const NOTHING_MORE = ';'

async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** The violations axe finds on the page and its frames in their current state, or in one part of the page. */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe))
  // Legacy mode is enough, because all frames have the site's origin; the default mode opens another page per run.
  // Selectors and markup are computed for violations alone, which halves the time.
  const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE })
    .setLegacyMode()
    // Nothing is loaded again for axe: styles are in the page, and there is no audio.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags([...WCAG, 'best-practice'])
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** Targets below the minimum size on the page and in its frames, except links within a sentence (2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return (await Promise.all(page.frames().map(smallTargetsIn))).flat()
}

function smallTargetsIn(frame: Frame): Promise<string[]> {
  return frame.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('[aria-hidden="true"], body > a'))
      .filter((target) => {
        const style = getComputedStyle(target)
        const around = target.parentElement?.textContent?.trim().length ?? 0
        const isInSentence = style.display === 'inline' && around > (target.textContent?.trim().length ?? 0)
        const { width, height } = target.getBoundingClientRect()
        return !isInSentence && (width < least || height < least)
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return `${target.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`
      })
  }, LEAST_TARGET)
}

/** Returns violations of WCAG 2.2 AA that axe can find, and targets that are too small. */
export const accessibility = async (page: Page): Promise<string[]> => [
  ...(await axeViolations(page)),
  ...(await smallTargets(page)),
]

/**
 * The same of documents of the page's origin, which take its place one after the other: without scripts, and without the
 * practices for whole pages, such as one `main`. In a frame of its own, each would take a second to load axe.
 */
export async function accessibilityOfParts(page: Page, addresses: readonly string[]): Promise<string[]> {
  await injectAxe(page.mainFrame())
  const found: string[] = []
  for (const address of addresses) {
    const violations = await page.evaluate(
      async ([shown = '', ...tags]) => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const text = await (await fetch(shown)).text()
        document.documentElement.replaceWith(
          new DOMParser().parseFromString(text, 'text/html').documentElement,
        )
        const { violations } = await axe.run(document, {
          ...{ preload: false, resultTypes: ['violations'], runOnly: tags },
        })
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      },
      [address, ...WCAG],
    )
    for (const fault of [...violations, ...(await smallTargets(page))]) found.push(`${address}: ${fault}`)
  }
  return found
}
