import path from 'node:path'
import { endExplained } from './content-check/end-explained.ts'

/** `npm run desk -- bookings`: see booking/operator/commands.ts for the commands. */
const root = path.dirname(import.meta.dirname)
try {
  // Imported here, because it imports site.config.ts, which may be wrong.
  const { deskCommand } = await import('../server/desk-command.ts')
  process.exitCode = await deskCommand(process.argv.slice(2), root)
} catch (error) {
  await endExplained(error, root)
}
