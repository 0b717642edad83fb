import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import NextTimes from '../components/next-times.island.tsx'
import { Island, IslandNames } from './island.tsx'

it('names an island by its file', () => {
  const islands = new Set<string>()
  const html = renderToString(
    <IslandNames value={islands}>
      <Island of={NextTimes} props={{ label: 'Next' }} client="touch" />
    </IslandNames>,
  )
  expect(html).toContain('data-island="next-times" data-client="touch"')
  expect([...islands]).toEqual(['next-times'])
})

it('refuses a component that the browser could not find', () => {
  const Clock = () => null
  expect(() => renderToString(<Island of={Clock} props={{}} />)).toThrow('Clock is not the default export')
})
