import path from 'node:path'
import { endExplained } from './content-check/end-explained.ts'

// Imported here, because the content may be wrong.
try {
  await import('./preflight.ts')
} catch (error) {
  await endExplained(error, path.dirname(import.meta.dirname))
}
