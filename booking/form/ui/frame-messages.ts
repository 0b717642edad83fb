/** Messages to the embedding page. The one message from there is in use-attribution.ts. */

export type FrameMessage =
  | { type: 'desk:ready'; v: 1 }
  | { type: 'desk:height'; v: 1; px: number }
  | { type: 'desk:step'; v: 1; step: 'time' | 'details' }
  | { type: 'desk:typing'; v: 1 }
  | { type: 'desk:booked'; v: 1; reference: string }
  | { type: 'desk:lead'; v: 1 }

export interface FrameWindow {
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  location: { origin: string }
}

export function isFramed(self: { parent: unknown }): boolean {
  return self.parent !== self
}

/** Posts a message to the embedding page, if there is one of this origin: never to `*`, so that no other page receives it. */
export function tellFrame(self: FrameWindow, message: FrameMessage): void {
  if (isFramed(self)) self.parent.postMessage(message, self.location.origin)
}

/** Reports the height of `content` in whole pixels, now and whenever it changes. */
export function reportHeight(self: FrameWindow, content: HTMLElement): void {
  let last = 0
  const observer = new ResizeObserver(() => {
    // Rounded up: half a pixel too little gives the frame a scrollbar.
    const px = Math.ceil(content.getBoundingClientRect().height)
    if (px === last) return
    last = px
    tellFrame(self, { type: 'desk:height', v: 1, px })
  })
  observer.observe(content)
}
