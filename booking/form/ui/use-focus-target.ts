import { type RefObject, useEffect, useRef } from 'react'

/** Moves focus after the next render. Each request is a new object, so that the same target can be asked for again. */
export interface FocusRequest {
  target: 'title' | 'week' | 'error'
}

/** A ref for the element that receives focus when a request names it. */
export function useFocusTarget<Target extends HTMLElement>(
  target: FocusRequest['target'],
  request: FocusRequest | null,
): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (request?.target === target) ref.current?.focus()
  }, [target, request])
  return ref
}
