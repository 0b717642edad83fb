import { resolve } from 'node:path'
import { backUp, restore } from '../db/backup.ts'
import { type BackupContent, verifyBackup } from '../db/verify-backup.ts'
import { fileArgument } from './arguments.ts'
import type { Command } from './command.ts'
import { recordCopy, storeOptions, sums, withStore } from './copied-rows.ts'

export const backup: Command = {
  name: 'backup',
  parameters: [{ name: 'file' }],
  usage: '<file>',
  summary: 'write everything into one file, while the site runs',
  check(typed) {
    const file = resolve(fileArgument(typed, 'backup'))
    return async (context) => {
      const store = await context.store()
      const content = await backUp(store, file, context.migrationsFolder, context.now)
      const warning = await recordCopy(store, 'backup', content.sums, context)
      return sums(content.sums, `Backed up to ${file}.${warning}`)
    }
  },
}

export const verify: Command = {
  name: 'verify',
  parameters: [{ name: 'file' }],
  usage: '<file>',
  summary: 'check that a backup is whole',
  check(typed) {
    const file = resolve(fileArgument(typed, 'verify'))
    return async () => {
      const content = await verifyBackup(file)
      return sums(content.sums, `${file} is whole. ${takenAt(content)}`)
    }
  },
}

export const restoreBackup: Command = {
  name: 'restore',
  parameters: [{ name: 'file' }],
  flags: ['replace'],
  usage: '<file> [--replace]',
  summary: 'put a backup into an empty database; --replace empties it first',
  check(typed) {
    const file = resolve(fileArgument(typed, 'restore'))
    const replace = typed.flags.has('replace')
    return async (context) => {
      // Before a store is opened, which creates what is missing.
      await verifyBackup(file)
      const { migrationsFolder } = context
      const { content, warning } = await withStore(storeOptions(context), async (store) => {
        const restored = await restore(store, file, { migrationsFolder, replace })
        return { content: restored, warning: await recordCopy(store, 'restore', restored.sums, context) }
      })
      const { unsent } = content
      const messages =
        unsent === 0
          ? ''
          : ` ${unsent} ${unsent === 1 ? 'message' : 'messages'} in it had not been sent and will be sent now.`
      return sums(
        content.sums,
        `Restored. ${takenAt(content)}${messages} Restart the site, so that forms opened before are accepted. Erase again anyone you erased after this backup was taken.${warning}`,
      )
    }
  },
}

function takenAt(content: BackupContent): string {
  return `It was taken at ${content.takenAt.toString({ smallestUnit: 'second' })}.`
}
