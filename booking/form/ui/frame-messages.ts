/** What the embedding page is told. The one message from there is in use-attribution.ts. */
export type FrameMessage =
  | { type: 'desk:ready' | 'desk:typing' | 'desk:lead' }
  | { type: 'desk:height'; px: number }
  | { type: 'desk:step'; step: 'time' | 'details' }
  | { type: 'desk:booked'; reference: string }

export const isFramed = () => window.parent !== window

/** Posts a message to the embedding page, if there is one of this origin: never to `*`, so that no other page receives it. */
export function tellFrame(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage({ ...message, v: 1 }, window.location.origin)
}

/** Reports the document's height in whole pixels, now and whenever it changes. */
export function reportHeight(): void {
  let last = 0
  const observer = new ResizeObserver(() => {
    // Rounded up: half a pixel too little gives the frame a scrollbar.
    const px = Math.ceil(document.body.getBoundingClientRect().height)
    if (px === last) return
    last = px
    tellFrame({ type: 'desk:height', px })
  })
  observer.observe(document.body)
}
