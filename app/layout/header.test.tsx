import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frame } from '../content/site/navigation.data.ts'
import { Header } from './header.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete frame.announcement
})

it('has the announcement from its date on and before the one on which it goes', () => {
  frame.announcement = { text: 'We’re closed.', date: '2026-12-24', until: '2026-12-27' }
  const on = (day: string) => {
    vi.setSystemTime(`${day}T17:00:00Z`)
    return renderToStaticMarkup(<Header hasBookButton />).includes('We’re closed.')
  }
  const days = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27']
  expect(days.map(on)).toEqual([false, true, true, false])
})
