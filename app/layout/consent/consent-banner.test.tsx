import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ConsentBanner from './consent-banner.island.tsx'
import { none } from './consent-choice.ts'
import { ConsentKinds } from './consent-kinds.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { Question } from './consent-question.tsx'

const ignore = () => {}

describe('on the server', () => {
  const html = renderToStaticMarkup(<ConsentBanner dismissLabel="Dismiss" />)

  it('the first question is drawn, in both wordings, with three answers', () => {
    expect(html).toContain('Can we remember')
    expect(html).toContain('Can we count')
    expect(html.match(/<button/g)).toHaveLength(3)
    expect(html).not.toContain('checkbox')
  })

  it('the region for the notice is there and empty', () => {
    expect(html).toContain('<div role="status"></div>')
  })
})

it('where the browser’s signal has answered, that is said instead of a question', () => {
  const html = renderToStaticMarkup(<Question isRefusedBySignal />)
  expect(html).toContain('Global Privacy Control signal, and we honor it')
  expect(html).not.toContain('Can we')
})

it('the notice names each kind with its answer', () => {
  const html = renderToStaticMarkup(
    <ConsentNotice
      kinds={{ analytics: false, marketing: true }}
      dismissLabel="Dismiss"
      takesFocus={false}
      dismiss={ignore}
    />,
  )
  expect(html).toContain('Analytics: refused. Marketing: allowed.')
})

describe('each kind', () => {
  const draw = () => renderToStaticMarkup(<ConsentKinds kinds={none} toggle={ignore} takesFocus={false} />)
  const page = (analytics: string) =>
    vi.stubGlobal('document', { documentElement: { dataset: { analytics } } })
  beforeEach(() => page('no-analytics-property'))
  afterEach(() => vi.unstubAllGlobals())

  it('has a box of its own, but for what is essential', () => {
    expect(draw().match(/type="checkbox"/g)).toHaveLength(2)
    expect(draw()).toContain('We don’t use an analytics service today.')
  })

  it('says which service counts where one does', () => {
    page('G-AB12CD34EF')
    expect(draw()).toContain('We use Google Analytics.')
  })
})
