import type { Page } from '@playwright/test'

/** Checks that with reduced motion nothing moves while the page is scrolled, and nothing stays transparent. */
export const stillness = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const running = new Set<string>()
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect
        running.add(`${animation.constructor.name} on ${target?.outerHTML.slice(0, 80)}`)
      }
    }
    // An observer runs in the frame of the scroll; an animation that it starts is visible from the next frame on.
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
      look()
    }
    await frame()
    await frame()
    look()
    if (getComputedStyle(document.documentElement).scrollBehavior !== 'auto') running.add('the scrolling')
    scrollTo(0, 0)
    const hidden = [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).opacity === '0')
      .map((element) => `transparent: ${element.outerHTML.slice(0, 80)}`)
    return [...running, ...hidden]
  })
