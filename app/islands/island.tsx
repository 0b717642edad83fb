import { type ComponentType, createContext, use } from 'react'

/**
 * When React takes over. `visible`: once it is near the screen, after the first paint. `load`: right after the first
 * paint. `touch`: at the first touch, hover or focus, and a click that came before is repeated. `manual`: when a script calls `wake`.
 */
export type WakeTime = 'visible' | 'load' | 'touch' | 'manual'

/** Collects the names of the islands of a document while it is rendered. */
export const IslandNames = createContext<Set<string> | null>(null)

interface IslandProps<P extends object> {
  /** Name of the file that exports `of` as its default: `calculator` for `calculator.island.tsx`. */
  name: string
  of: ComponentType<P>
  /** Travel to the browser as JSON. */
  props: P
  wake?: WakeTime
}

/** A component that lives in the browser. It is drawn on the server, and works there as links and forms. */
export function Island<P extends object>({ name, of: Component, props, wake = 'visible' }: IslandProps<P>) {
  use(IslandNames)?.add(name)
  return (
    <div data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
