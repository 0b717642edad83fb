import path from 'node:path'
import { loadEnvFile } from '../server/env-file.ts'
import { exitWithError } from '../server/listen.ts'

const root = path.dirname(import.meta.dirname)
try {
  loadEnvFile(root)
  // Imported here, because .env may choose the owner's folder, and content may be wrong.
  const { deskCommand } = await import('../server/desk-command.ts')
  process.exitCode = await deskCommand(process.argv.slice(2), root)
} catch (error) {
  exitWithError(error)
}
