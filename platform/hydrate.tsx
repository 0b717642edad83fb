import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input, select, textarea')]

/**
 * Hydrates the server's markup in `root`. Resolves once the effects have run, so that it answers to events.
 * A translator or an extension may have changed the markup, which React then draws anew, with what was typed. After an
 * error that nothing caught, the server's markup is there again: its links and forms work by loading pages.
 */
export function hydrate<Props extends object>(
  root: Element,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const { childNodes: markup } = root.cloneNode(true)
  let filledIn: Field[] = []
  let focused = -1
  const remember = () => {
    filledIn = fieldsOf(root)
    focused = filledIn.indexOf(document.activeElement as Field)
  }
  remember()
  // Until React has drawn, a visitor may go on to the next field and type there.
  for (const event of ['focusin', 'input']) root.addEventListener(event, remember)
  const carryOver = () => {
    const drawn = fieldsOf(root)
    copyTyped(filledIn, drawn)
    if (focused >= 0 && document.activeElement === document.body) drawn[focused]?.focus()
  }
  return new Promise((resolve) => {
    // A transition hydrates in slices, between which a slow phone still responds to input.
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated onDrawn={carryOver} onHydrated={resolve}>
          <Component {...props} />
        </Hydrated>,
        {
          onRecoverableError: (error) => console.error('This part of the page was drawn anew:', error),
          onUncaughtError(error) {
            root.replaceChildren(...markup)
            copyTyped(filledIn, fieldsOf(root))
            reportError(error)
            resolve()
          },
        },
      )
    })
  })
}

/** Effects run after those within: by `onDrawn` the fields hold what was typed before any component looks for it. */
function Hydrated(props: { onDrawn: () => void; onHydrated: () => void; children: ReactNode }) {
  const { onDrawn, onHydrated, children } = props
  useLayoutEffect(onDrawn, [onDrawn])
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Copies what was typed and chosen into the same fields of a new drawing. */
function copyTyped(from: readonly Field[], to: readonly Field[]): void {
  for (const [index, field] of to.entries()) {
    const typed = from[index]
    if (!typed || typed === field || typed.type !== field.type || typed.name !== field.name) continue
    field.value = typed.value
    if ('checked' in field && 'checked' in typed) field.checked = typed.checked
  }
}
