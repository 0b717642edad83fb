import { backup, restoreBackup, verify } from './backup-commands.ts'
import { block, blocks, unblock } from './block-commands.ts'
import { cancel, resend } from './call-commands.ts'
import type { Command } from './command.ts'
import { exportList } from './export-command.ts'
import { audit, bookings, history, leads, requests, results, setAside } from './list-commands.ts'
import { sendTest } from './mail-commands.ts'
import { move } from './move-command.ts'
import { moveToServer } from './other-database-commands.ts'
import { outbox, retry } from './outbox-commands.ts'
import { erase, exportPerson } from './person-commands.ts'
import { report } from './report-command.ts'
import { today } from './today-command.ts'
import { type CommandGroup, formatUsage } from './usage.ts'

const GROUPS: CommandGroup[] = [
  {
    heading: 'See what there is',
    commands: [
      today,
      bookings,
      leads,
      requests,
      results,
      outbox,
      setAside,
      blocks,
      history,
      audit,
      report,
      exportList,
    ],
  },
  { heading: 'Change calls and times', commands: [move, cancel, resend, block, unblock] },
  { heading: 'E-mail', commands: [sendTest, retry] },
  { heading: 'One person', commands: [exportPerson, erase] },
  { heading: 'The database', commands: [backup, verify, restoreBackup, moveToServer] },
]

/** All commands of `npm run desk`. A new one is a `Command` in a file of its own, listed here. */
export const COMMANDS: Command[] = GROUPS.flatMap(({ commands }) => commands)

export const USAGE = formatUsage(GROUPS)
