import { type ExecException, exec } from 'node:child_process'
import { promisify } from 'node:util'
import { BackupError } from './store-error.ts'

/** Copying a backup of some megabytes takes seconds; a command that waits for a password would wait forever. */
const DEADLINE_MS = 10 * 60_000
const LINES = 3

/**
 * Runs the owner's command for a backup in a shell, with `{file}` replaced by its path. It is ended after `deadlineMs` or on
 * `stop`. @throws {BackupError} with what the command said last
 */
export async function copyElsewhere(
  command: string,
  file: string,
  stop: AbortSignal,
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  const line = command.replaceAll('{file}', `'${file.replaceAll("'", "'\\''")}'`)
  try {
    await promisify(exec)(line, { signal: stop, timeout: deadlineMs, killSignal: 'SIGKILL' })
  } catch (error) {
    const { killed, code, signal, stderr = '' } = error as ExecException
    const minutes = Math.ceil(deadlineMs / 60_000)
    const how = killed ? `did not end within ${minutes} minutes` : `ended with ${code ?? signal}`
    const said = String(stderr).trim().split('\n').slice(-LINES).join(' ')
    const sentence = `BACKUP_COMMAND ${how}. ${said}`.trim()
    throw new BackupError(sentence.endsWith('.') ? sentence : `${sentence}.`)
  }
}
