import { type ComponentType, createContext, use } from 'react'
import { islandName } from './island-name.ts'

/**
 * When React takes over. `visible`: once it is near the screen, after the first paint. `load`: right after the first
 * paint. `touch`: at the first touch, hover or focus, and a click that came before is repeated. `manual`: when a script calls `wake`.
 */
export type ClientDirective = 'visible' | 'load' | 'touch' | 'manual'

/** Collects the names of the islands of a document while it is rendered. */
export const IslandNames = createContext<Set<string> | null>(null)

const components = import.meta.glob<ComponentType>('../{components,layout,routes}/**/*.island.tsx', {
  import: 'default',
  eager: true,
})
const names = new Map<unknown, string>(
  Object.entries(components).map(([file, component]) => [component, islandName(file)]),
)
if (new Set(names.values()).size < names.size) throw new Error('Two *.island.tsx files have the same name.')

interface IslandProps<P extends object> {
  /** The default export of an `*.island.tsx`. */
  of: ComponentType<P>
  /** Travel to the browser as JSON. */
  props: P
  client?: ClientDirective
}

/**
 * A component that lives in the browser. It is drawn on the server, and works there as links and forms.
 * @throws {Error} for a component that isn't an island's, which stops the build
 */
export function Island<P extends object>({ of: Component, props, client = 'visible' }: IslandProps<P>) {
  const name = names.get(Component)
  if (!name) throw new Error(`${Component.name} is not the default export of an *.island.tsx.`)
  use(IslandNames)?.add(name)
  return (
    <div data-island={name} data-client={client} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
