import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatList, LIST_NAMES, listNamed } from '../lists/spreadsheet.ts'
import { type Command, CommandError, InvalidUsage } from './command.ts'

export const exportList: Command = {
  name: 'export',
  args: [1, 2],
  usage: `<${LIST_NAMES.join(' | ')}> [<file>]`,
  summary: 'for a spreadsheet or for Google Ads; JSON with --json or <file>.json',
  async run({ args: [list = '', file], options }, { store }) {
    const listOf = listNamed(list)
    if (!listOf) throw new InvalidUsage(`"${list}" is not one of ${LIST_NAMES.join(', ')}.`)
    const table = await listOf(await store())
    const json = options.json || file?.toLowerCase().endsWith('.json')
    const text = json ? `${JSON.stringify(table.records, null, 2)}\n` : formatList(list, table)
    if (file === undefined) return text
    return `Written to ${writeNew(file, text)}, readable by you only. Delete it when you are done.\n`
  },
}

function writeNew(name: string, text: string): string {
  const file = resolve(name)
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return file
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new CommandError(`${file} exists already: give another name.`)
    rmSync(file, { force: true })
    throw new CommandError(`${file} cannot be written (${code}): give another name.`)
  }
}
