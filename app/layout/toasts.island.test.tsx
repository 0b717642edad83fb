import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { dismissToast, showToast, toastStore } from './toast-store.ts'
import Toasts from './toasts.island.tsx'

it('has both live regions in the document, and nothing in them', () => {
  expect(renderToStaticMarkup(<Toasts label="Messages" dismiss="Dismiss" />)).toBe(
    '<section id="toasts" aria-label="Messages" class="toasts">' +
      '<div role="status" aria-live="polite"></div><div role="alert" aria-live="assertive"></div></section>',
  )
})

it('tells its subscribers of each message, and forgets a dismissed one', () => {
  vi.stubGlobal('document', { activeElement: null })
  const notify = vi.fn()
  const unsubscribe = toastStore.subscribe(notify)
  showToast({ kind: 'done', title: 'Sent', text: 'Look there.' })
  showToast({ kind: 'failed', title: 'Error', text: 'Try again.' })
  expect(toastStore.current().map(({ title }) => title)).toEqual(['Sent', 'Error'])
  dismissToast(toastStore.current()[0]?.id ?? 0)
  expect(toastStore.current().map(({ title }) => title)).toEqual(['Error'])
  expect(notify).toHaveBeenCalledTimes(3)
  unsubscribe()
  vi.unstubAllGlobals()
})
