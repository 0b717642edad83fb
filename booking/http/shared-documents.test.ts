import { expect, it } from 'vitest'
import { exampleProps } from '../ui/example-props.ts'
import type { WidgetProps } from '../ui/props.ts'
import { inTurn } from './in-turn.ts'
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
  ['an advertisement', { attribution: { utm_source: 'ads' } }],
  ['a chosen time', { step: 'details', start }],
  ['an error', { error: { kind: 'taken', nearest: [] } }],
  ['other open times', { starts: [start] }],
])('renders anew for %s', async (_, over) => {
  const { view, render } = counting()
  const starts = [...(props.starts ?? [])]
  await view({ starts })
  expect(await view({ starts, ...over })).toBe(render({ ...props, starts, ...over }))
})

it.each<[string, Partial<WidgetProps>]>([
  ['typed', { note: 'Call me Ada.' }],
  ['brought by an advertisement', { attribution: { utm_source: 'ads' } }],
])('keeps nothing that a visitor has %s', async (_, over) => {
  const { state, view } = counting()
  const starts = [...(props.starts ?? [])]
  await view({ starts, ...over })
  await view({ starts, ...over })
  expect(state.rendered).toBe(2)
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
