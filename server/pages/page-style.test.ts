import { expect, it } from 'vitest'
import { namesIn } from './page-style.ts'

it('finds the classes that a script may add, those with dots and commas too, and those of its selectors', () => {
  const names = namesIn(
    `p({className:"mt-1.5 grid-cols-[minmax(0,1fr)_2rem]"});document.querySelector('.menu-panel a')`,
  )
  for (const name of ['mt-1.5', 'grid-cols-[minmax(0,1fr)_2rem]', 'menu-panel'])
    expect(names.has(name)).toBe(true)
})
