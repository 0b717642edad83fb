import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'

/**
 * Replaces each `*.data.ts` with the data it exports, so that neither browsers nor the built server parse or check
 * YAML. In development the server runs the module itself, so that it sees each change.
 */
export function contentModules(): Plugin {
  // A server may be closed, and a build may follow with the same plugin.
  const servers = new WeakMap<object, ViteDevServer>()
  return {
    name: 'content-modules',
    enforce: 'pre',
    configureServer(server) {
      for (const environment of Object.values(server.environments)) servers.set(environment, server)
    },
    transform: {
      filter: { id: /\.data\.ts$/ },
      async handler(_, id) {
        const server = servers.get(this.environment)
        if (server && this.environment.name !== 'client') return
        const exports = server ? await server.ssrLoadModule(id) : await import(pathToFileURL(id).href)
        const code = dataModule(id, exports)
        if (this.environment.name === 'client' && code.includes('\uE000'))
          throw new TypeError(`${id} is read in browsers, where no text can have {after …}.`)
        return { code, map: null }
      },
    },
  }
}

/** Returns a module's exports as source code. @throws {TypeError} if they contain more than data */
export function dataModule(file: string, exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const data = JSON.stringify(value, (_, one: unknown) => {
        if (isData(one)) return one
        throw new TypeError(
          `${file} reads the owner's folder and exports ${name}, which is or has more than data; put functions into a module beside it.`,
        )
      })
      return name === 'default' ? `export default ${data}` : `export const ${name} = ${data}`
    })
    .join('\n')
}

/** Returns whether JSON can represent a value. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean', 'undefined', 'object'].includes(typeof value)
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
