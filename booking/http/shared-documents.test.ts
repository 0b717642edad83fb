import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BookingDocument } from '../ui/booking-document.tsx'
import { exampleProps } from '../ui/example-props.ts'
import type { WidgetProps } from '../ui/props.ts'
import { answering, inTurn } from './in-turn.ts'
import { sharedDocument } from './shared-documents.ts'

const props: WidgetProps = { ...exampleProps, attribution: {} }

/** Renders what a document would show of its props, and counts how often. */
function counting() {
  const state = { rendered: 0 }
  const render = (shown: WidgetProps) => {
    state.rendered += 1
    return `<p>${JSON.stringify(shown)}</p>`
  }
  const view = (over: Partial<WidgetProps>) => sharedDocument({ ...props, ...over }, render)
  return { state, view, render }
}

it('renders once for visitors who see the same, each with the form key of their own', async () => {
  const { state, view, render } = counting()
  const starts = [...(props.starts ?? [])]
  const keys = ['first', 'second', 'third']
  const documents = await Promise.all(keys.map((formKey) => view({ starts, formKey })))
  expect(state.rendered).toBe(1)
  expect(documents).toEqual(keys.map((formKey) => render({ ...props, starts, formKey })))
})

const start = props.starts?.[0] ?? 0
it.each<[string, Partial<WidgetProps>]>([
  ['another zone', { zone: 'America/Chicago', zoneChosen: true }],
  ['another week', { week: '2026-11-23' }],
  ['the page outside a frame', { embed: true }],
  ['another calendar', { brand: 'Legacy Oaks', callTitle: 'Consultation' }],
  ['a minute later', { now: props.now + 60_000 }],
  ['an answer', { note: 'Call me Ada.' }],
  ['a chosen time', { step: 'details', start }],
  ['an error', { error: { kind: 'taken', nearest: [] } }],
  ['other open times', { starts: [start] }],
])('renders anew for %s', async (_, over) => {
  const { view, render } = counting()
  const starts = [...(props.starts ?? [])]
  await view({ starts })
  expect(await view({ starts, ...over })).toBe(render({ ...props, starts, ...over }))
})

it('keeps nothing that a visitor has typed', async () => {
  const { state, view } = counting()
  const starts = [...(props.starts ?? [])]
  await view({ starts, note: 'Call me Ada.' })
  await view({ starts, note: 'Call me Ada.' })
  expect(state.rendered).toBe(2)
})

const HOSTILE = [
  '"><script>alert(1)</script>',
  '\'"&<>\\\\"',
  '</script><!--',
  '&quot;%22\\" + %00 é 😀 \u2028',
  '$& $1 $` {{}}',
]
const puzzle = (n: string) => ({ parameters: { nonce: n }, signature: n }) as unknown as WidgetProps['puzzle']

it.each([false, true])(
  'fills in what brought each visitor as it would be rendered, puzzle: %s',
  async (isUnderAttack) => {
    const state = { rendered: 0 }
    const render = (widget: WidgetProps) => {
      state.rendered += 1
      const assets = { script: '/desk/widget.js', style: '' }
      return renderToString(createElement(BookingDocument, { widget, site: 'https://example.com/', assets }))
    }
    const starts = [...(props.starts ?? [])]
    const visitors = HOSTILE.map((value, n) => ({
      ...{
        ...props,
        starts,
        formKey: `key-${n}`,
        puzzle: isUnderAttack ? puzzle(`${n} ${value}`) : undefined,
      },
      attribution: { utm_source: value, utm_campaign: `own-${n}`, first_landing: HOSTILE.at(n - 1) ?? '' },
    }))
    const documents = await Promise.all(visitors.map((visitor) => sharedDocument(visitor, render)))
    expect(state.rendered).toBe(1)
    for (const [n, document] of documents.entries()) {
      expect(document).toBe(render(visitors[n] ?? props))
      expect(document.match(/own-\d/g)?.every((own) => own === `own-${n}`)).toBe(true)
      expect(document).not.toMatch(/place-[\da-f]{8}-/)
    }
  },
)

it('renders nothing for visitors who have left', async () => {
  const { state, render } = counting()
  const gone = new AbortController()
  const visits = ['one', 'two'].map((note) => sharedDocument({ ...props, note }, render, gone.signal))
  const shared = sharedDocument({ ...props, starts: [1] }, render, gone.signal)
  const stays = sharedDocument({ ...props, note: 'three' }, render, new AbortController().signal)
  gone.abort()
  await Promise.all(
    [...visits, shared].map((visit) => expect(visit).rejects.toThrow('The visitor has left.')),
  )
  expect(await stays).toContain('three')
  expect(state.rendered).toBe(1)
})

it('shows the first view at once while a stranger’s many views of other pages wait, and refuses nobody', async () => {
  const { render } = counting()
  const order: string[] = []
  const visit = (address: string, over: Partial<WidgetProps>, name: string) =>
    answering({ address }, () => sharedDocument({ ...props, ...over }, render)).then(() => order.push(name))
  const starts = [...(props.starts ?? [])]
  const stranger = Array.from({ length: 100 }, (_, n) =>
    visit('192.0.2.1', { note: `note ${n}` }, 'stranger'),
  )
  const others = [
    visit('192.0.2.1', { starts }, 'first view'),
    visit('198.51.100.1', { starts, week: '2026-11-23' }, 'another week'),
  ]
  await Promise.all([...stranger, ...others])
  expect(order.slice(0, 5)).toEqual(expect.arrayContaining(['first view', 'another week']))
  expect(order).toHaveLength(102)
})

it('lets other work of the process pass between two documents', async () => {
  const order: string[] = []
  const documents = [1, 2, 3].map((n) => inTurn(() => order.push(`document ${n}`)))
  const visit = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    order.push('another page')
  }
  await Promise.all([...documents, visit(), visit()])
  expect(order.indexOf('another page')).toBeLessThan(order.indexOf('document 2'))
  expect(order).toHaveLength(5)
})

it('goes on after a document that could not be rendered', async () => {
  const broken = inTurn(() => {
    throw new Error('broken')
  })
  const next = inTurn(() => 'rendered')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('rendered')
})
