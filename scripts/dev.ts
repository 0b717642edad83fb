import path from 'node:path'
import { loadEnvFile } from '../server/env-file.ts'
import { exitWithError } from '../server/listen.ts'

process.env.PORT ??= '5173'
try {
  loadEnvFile(path.dirname(import.meta.dirname))
  // Imported here, because .env may choose the owner's folder.
  const { openDevelopment } = await import('./development.ts')
  await openDevelopment()
} catch (error) {
  exitWithError(error)
}
