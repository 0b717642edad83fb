import { useEffect, useRef } from 'react'

/**
 * Moves focus to an element by its identity once the next render has drawn it.
 * @returns the function that asks for it
 */
export function useFocus(): (id: string) => void {
  const next = useRef<string | null>(null)
  // After every render on purpose: only then does the element surely exist.
  useEffect(() => {
    if (!next.current) return
    document.getElementById(next.current)?.focus()
    next.current = null
  })
  return (id) => {
    next.current = id
  }
}
