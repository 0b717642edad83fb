import path from 'node:path'
import { endExplained } from './content-check/end-explained.ts'

/** `npm run launch-check`. Imports the check here, because it imports content that may be wrong. */
try {
  await import('./preflight.ts')
} catch (error) {
  await endExplained(error, path.dirname(import.meta.dirname))
}
