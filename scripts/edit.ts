import path from 'node:path'
import { loadEnvFile } from '../server/env-file.ts'
import { exitWithError } from '../server/listen.ts'

process.env.PORT ??= '5174'
const root = path.dirname(import.meta.dirname)
try {
  loadEnvFile(root)
  // Imported here, because .env may choose the owner's folder.
  const { openEditor } = await import('../editor/server/open-editor.ts')
  await openEditor(root)
  console.log(`Edit the site at http://127.0.0.1:${process.env.PORT}`)
} catch (error) {
  exitWithError(error)
}
