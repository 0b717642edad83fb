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

let shown: ShownToast | null = null
let count = 0
const subscribers = new Set<() => void>()

function show(next: ShownToast | null): void {
  shown = next
  for (const notify of subscribers) notify()
}

/** Shows and announces a message on any page, in place of an earlier one. `entry.client.ts` wakes the region with the first. */
export function showToast(toast: Toast): void {
  count += 1
  show({ ...toast, id: count, opener: document.activeElement })
}

export function dismissToast(): void {
  show(null)
}

/** The message on the screen, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(notify: () => void) {
    subscribers.add(notify)
    return () => void subscribers.delete(notify)
  },
  current: () => shown,
}
