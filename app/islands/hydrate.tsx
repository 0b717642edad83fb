import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates what the server has drawn in `root`. Resolves once its effects have run, so that it answers to events.
 * As a transition it is done in slices, between which a slow phone still answers to input.
 */
export function hydrateIsland(root: Element, Component: ComponentType, props: object): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated onHydrated={resolve}>
          <Component {...props} />
        </Hydrated>,
      )
    })
  })
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
