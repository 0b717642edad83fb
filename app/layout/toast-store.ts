/** A short message in the corner. `failed` is announced at once and stays until it is dismissed. */
export interface Toast {
  kind: 'done' | 'failed'
  title: string
  text: string
}

export interface ShownToast extends Toast {
  id: number
  /** What had the focus when it came. */
  opener: Element | null
}

let toasts: readonly ShownToast[] = []
let count = 0
const subscribers = new Set<() => void>()

function change(next: readonly ShownToast[]): void {
  toasts = next
  for (const notify of subscribers) notify()
}

/** Shows and announces a message on any page. `entry.client.ts` wakes the region with the first one. */
export function showToast(toast: Toast): void {
  count += 1
  change([...toasts, { ...toast, id: count, opener: document.activeElement }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** The messages on the screen, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(notify: () => void) {
    subscribers.add(notify)
    return () => void subscribers.delete(notify)
  },
  current: () => toasts,
}
