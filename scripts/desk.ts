import path from 'node:path'
import { deskCommand } from '../server/desk-command.ts'

/** `npm run desk -- bookings`: see booking/cli/command.ts for what can be asked. */
process.exitCode = await deskCommand(process.argv.slice(2), path.dirname(import.meta.dirname))
