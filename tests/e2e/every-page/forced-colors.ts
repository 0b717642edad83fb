import type { Frame, Page } from '@playwright/test'
import { focusStop } from './focus.ts'

/** Checks that shapes, edges of controls, drawings and the focus ring survive forced colors. */
export async function forcedColors(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await markColoured(frame)
  await page.emulateMedia({ forcedColors: 'active' })
  const faults: string[] = []
  for (const frame of page.frames()) faults.push(...(await lostColours(frame)))
  await page.keyboard.press('Tab')
  const stop = await focusStop(page)
  faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
  await page.emulateMedia({ forcedColors: null })
  return faults
}

/** Before forced colors: marks small elements without text that are visible only by their background. */
function markColoured(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const marked = (element: Element, pseudo?: string) => {
      const { backgroundColor, display, visibility } = getComputedStyle(element, pseudo)
      if (display === 'none' || visibility === 'hidden' || /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor))
        return false
      for (let at = pseudo ? element : element.parentElement; at; at = at.parentElement) {
        const behind = getComputedStyle(at).backgroundColor
        if (!/^rgba.*, 0\)$/.test(behind)) return behind !== backgroundColor
      }
      return true
    }
    for (const element of document.querySelectorAll('body *:not(svg *, script, style)')) {
      const { width, height } = element.getBoundingClientRect()
      const isWordless = !element.textContent?.trim() && !element.querySelector('svg, input')
      if (isWordless && width > 0 && height > 0 && height < 80 && marked(element))
        element.setAttribute('data-seen', '')
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const isBar = style.content === '""' && Number.parseFloat(style.height) > 1 && marked(element, pseudo)
        if (isBar && width > 0) element.setAttribute(`data-seen${pseudo.replace('::', '-')}`, '')
      }
    }
  })
}

/** Returns what forced colors have removed: marked elements, edges of controls, colors of drawings. */
function lostColours(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const isClear = (color: string) => /^rgba.*, 0\)$|\/ 0\)$/.test(color)
    const canvas = (() => {
      const probe = document.createElement('p')
      document.body.append(probe)
      probe.style.cssText = 'background: Canvas; forced-color-adjust: none'
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    })()
    const isDrawn = (style: CSSStyleDeclaration) =>
      ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      ) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      style.backgroundImage !== 'none' ||
      (style.forcedColorAdjust === 'none' &&
        !isClear(style.backgroundColor) &&
        style.backgroundColor !== canvas)
    // Chromium simulates system colors with black, white and grays.
    const systems = /^rgba?\((\d+), \1, \1|^oklab\((0|1|0\.9999\d*) |^color\(srgb (\S+) \3 \3/
    const found: string[] = []
    for (const [attribute, pseudo] of [
      ['data-seen'],
      ['data-seen-before', '::before'],
      ['data-seen-after', '::after'],
    ]) {
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!isDrawn(getComputedStyle(element, pseudo)))
          found.push(`${pseudo ?? ''} of ${element.outerHTML.slice(0, 100)} is gone`)
    }
    for (const button of document.querySelectorAll('button, .solid-button, input, select, textarea')) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue
      // Buttons in the menus and the footer have no edge in normal colors either; their words or icon identify them.
      if (button.closest('header, footer, dialog')) continue
      if (
        !isDrawn(getComputedStyle(button)) &&
        !button.matches('[type="radio"], [type="checkbox"], [type="range"], [aria-hidden] *')
      )
        found.push(`${button.outerHTML.slice(0, 120)} has no edge`)
    }
    // Drawings keep their colors, which must differ from the background.
    for (const shape of document.querySelectorAll<SVGGraphicsElement>(
      'svg:is([role="img"], [aria-hidden]) :is(path, rect, circle, line, text)',
    )) {
      if (!shape.checkVisibility() || getComputedStyle(shape).forcedColorAdjust === 'none') continue
      const { fill, stroke } = getComputedStyle(shape)
      const paints = [shape.matches('line') ? 'none' : fill, stroke].filter(
        (paint) => paint !== 'none' && !isClear(paint),
      )
      const isOwn = paints.some((paint) => !systems.test(paint))
      if (isOwn) found.push(`${shape.outerHTML.slice(0, 140)} is painted ${paints.join(' and ')}`)
    }
    return found
  })
}
