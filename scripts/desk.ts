import path from 'node:path'
import { deskCommand } from '../server/desk-command.ts'

/** `npm run desk -- bookings`: see booking/cli/parse-command.ts for the commands. */
process.exitCode = await deskCommand(process.argv.slice(2), path.dirname(import.meta.dirname))
