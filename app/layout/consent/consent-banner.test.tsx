import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import ConsentBanner from './consent-banner.island.tsx'
import { none } from './consent-choice.ts'
import { ConsentKinds, savedNotice } from './consent-question.tsx'

const ignore = () => {}
afterEach(() => vi.unstubAllGlobals())

it('asks on the server with three equal answers, nothing checked', () => {
  const html = renderToStaticMarkup(<ConsentBanner />)
  expect(html.match(/<button/g)).toHaveLength(3)
  expect(html).not.toContain('checkbox')
})

it('names each kind with its answer afterwards', () => {
  const { text } = savedNotice({ analytics: false, marketing: true })
  expect(text).toContain('Analytics: refused. Marketing: allowed.')
})

it('has a box for each kind that can be refused', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const html = renderToStaticMarkup(<ConsentKinds kinds={none} toggle={ignore} takesFocus={false} />)
  expect(html.match(/type="checkbox"/g)).toHaveLength(2)
})
