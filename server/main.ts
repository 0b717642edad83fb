import path from 'node:path'
import './small-memory.ts'
import './end-with-parent.ts'

/**
 * The program of the production server. It sets what must be set before the first package is loaded, and loads the
 * rest: React, for one, chooses its development build unless it is told otherwise.
 */
process.env.NODE_ENV ??= 'production'
// The bundle lies in build/server.
const buildFolder = path.resolve(import.meta.dirname, '..')
const { serve } = await import('./serve.ts')
await serve(path.dirname(buildFolder))
