import module from 'node:module'
import path from 'node:path'

// Before the first package is loaded: React chooses its build by it.
process.env.NODE_ENV ??= 'production'
const root = path.resolve(import.meta.dirname, '..', '..')
// Saves a tenth of a start.
module.enableCompileCache(path.join(root, 'build', 'cache'))
const { serve } = await import('./serve.ts')
await serve(root)
module.flushCompileCache()
