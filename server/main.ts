import module from 'node:module'
import path from 'node:path'

// Set before any package is loaded, because React picks its build by it.
process.env.NODE_ENV ??= 'production'
const root = path.resolve(import.meta.dirname, '..', '..')
// The compile cache saves a tenth of the startup time.
module.enableCompileCache(path.join(root, 'build', 'cache'))
const { serve } = await import('./serve.ts')
await serve(root)
module.flushCompileCache()
