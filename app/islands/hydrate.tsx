import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the server-rendered markup in `root`. Resolves once its effects have run, so that it answers to events.
 * Hydration runs as a transition, in slices between which a slow phone can respond to input.
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
