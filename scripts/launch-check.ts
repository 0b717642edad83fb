import path from 'node:path'
import { loadEnvFile } from '../server/env-file.ts'
import { exitWithError } from '../server/listen.ts'

try {
  loadEnvFile(path.dirname(import.meta.dirname))
  // Imported here, because .env may choose the owner's folder, and content may be wrong.
  await import('./content-check/preflight.ts')
} catch (error) {
  exitWithError(error)
}
