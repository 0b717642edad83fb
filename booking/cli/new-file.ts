import { type FileHandle, open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CommandError } from './command.ts'

/**
 * Writes a new file that only this user can read; a file that could not be finished is removed.
 * @param fill writes the content
 * @throws CommandError when the file exists already or cannot be written; nothing is overwritten
 */
export async function writeNewFile(
  name: string,
  fill: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<string> {
  const file = resolve(name)
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST'
        ? `${file} exists already: give another name; nothing was written.`
        : `${file} cannot be written (${error.code}): give another name; nothing was written.`,
    )
  })
  try {
    await fillAndClose(handle, fill)
  } catch (error) {
    await rm(file, { force: true })
    const { code, syscall } = error as NodeJS.ErrnoException
    throw syscall ? new CommandError(`${file} could not be written (${code}); it was removed.`) : error
  }
  return file
}

async function fillAndClose(handle: FileHandle, fill: Parameters<typeof writeNewFile>[1]): Promise<void> {
  try {
    await fill(async (text) => {
      await handle.writeFile(text)
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
}
