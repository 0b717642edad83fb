import path from 'node:path'
import { endExplained } from './content-check/end-explained.ts'

const root = path.dirname(import.meta.dirname)
try {
  // Imported here, because site.config.ts may be wrong.
  const { deskCommand } = await import('../server/desk-command.ts')
  process.exitCode = await deskCommand(process.argv.slice(2), root)
} catch (error) {
  await endExplained(error, root)
}
