const MAX_KEPT = 50

const kept: MessageEvent[] = []
const keep = (event: MessageEvent) => {
  if (kept.length < MAX_KEPT) kept.push(event)
}

/** Buffers the messages of frames until their island listens, because a widget reports its height only once. */
export function keepEarlyMessages(): void {
  if (document.querySelector('[data-island="framed-widget"]')) addEventListener('message', keep)
}

/** Hands the kept messages over, and stops keeping. */
export function takeEarlyMessages(): MessageEvent[] {
  removeEventListener('message', keep)
  return kept.splice(0)
}
