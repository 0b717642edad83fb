import type { PageCheck } from './page-check.ts'

/** No style rule puts controls in an order other than that of the document. */
export const styleOrder: PageCheck = {
  name: 'no style rule reverses the visual order',
  run: (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { order, flexDirection, flexWrap, display } = getComputedStyle(element)
          const isRow = display.includes('flex')
          return order !== '0' || (isRow && /reverse/.test(flexDirection + flexWrap))
        })
        .filter(
          (element) =>
            element.querySelector('a, button, input, summary') || element.matches('a, button, input'),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    ),
}
