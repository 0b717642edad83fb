import type { ComponentProps, MouseEvent } from 'react'

/** Safari announces a list without markers only with an explicit role. Spread: the linter calls a literal redundant. */
export const LIST_ROLE = { role: 'list' } as const

/** A link tall enough for a thumb. */
export function TallLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`link inline-flex min-h-11 items-center ${className}`.trim()} {...props} />
}

/** A link's click handler: a plain click runs `act`, one with a modifier key stays the browser's. */
export function inPlace(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    act()
  }
}
