import path from 'node:path'
import { withSettings } from '../server/listen.ts'

const root = path.dirname(import.meta.dirname)
await withSettings(root, async () => {
  const { deskCommand } = await import('../server/desk-command.ts')
  process.exitCode = await deskCommand(process.argv.slice(2), root)
})
