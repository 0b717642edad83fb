import { resolve } from 'node:path'
import { type BackupContent, backUp, restore, verifyBackup } from '../store/backup.ts'
import type { TableSum } from '../store/copy-rows.ts'
import { openStore } from '../store/open.ts'
import { type Command, type CommandResult, listed } from './command.ts'

export const backup: Command = {
  name: 'backup',
  args: [1, 1],
  usage: '<file>',
  summary: 'write everything into one file, while the site runs',
  async run({ args: [name = ''] }, { store, now }) {
    const file = resolve(name)
    const { sums } = await backUp(await store(), file, now)
    return listOf(sums, `Backed up to ${file}.`)
  },
}

export const verify: Command = {
  name: 'verify',
  args: [1, 1],
  usage: '<file>',
  summary: 'check that a backup is whole',
  async run({ args: [name = ''] }) {
    const file = resolve(name)
    const content = await verifyBackup(file)
    return listOf(content.sums, `${file} is whole. ${takenAt(content)}`)
  },
}

export const restoreBackup: Command = {
  name: 'restore',
  args: [1, 1],
  options: { replace: { type: 'boolean' } },
  usage: '<file> [--replace]',
  summary: 'put a backup into an empty database; --replace empties it first',
  async run({ args: [name = ''], options }, { settings }) {
    const file = resolve(name)
    // Before opening the store, which creates a missing one.
    await verifyBackup(file)
    const store = await openStore(settings)
    const replace = options.replace === true
    const content = await restore(store, file, { replace }).finally(() => store.close())
    return listOf(
      content.sums,
      `Restored. ${takenAt(content)} A site on this database sends the messages that had not been sent (${content.unsent}): start or restart it, and erase again anyone you erased after this backup. For a rehearsal, do not start it.`,
    )
  },
}

function listOf(sums: TableSum[], message: string): CommandResult {
  return listed(
    sums,
    [
      ['Table', ({ table }) => table],
      ['Rows', ({ rows }) => String(rows)],
      ['SHA-256', ({ sha256 }) => sha256],
    ],
    { message },
  )
}

function takenAt(content: BackupContent): string {
  return `It was taken at ${content.takenAt.toString({ smallestUnit: 'second' })}.`
}
