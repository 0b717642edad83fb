import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Copying a backup of some megabytes takes seconds; a command that waits for a password would wait forever. */
const DEADLINE_MS = 10 * 60_000
const MAX_SAID = 2_000
const LINES = 3

/** The owner's command failed. The message is a sentence with what it said last. */
export class CopyFailed extends Error {
  override name = 'CopyFailed'
}

/**
 * Runs the owner's command for a backup in a shell, with `{file}` replaced by its path. It is ended after `deadlineMs` or on
 * `stop`. @throws {CopyFailed}
 */
export async function copyElsewhere(
  command: string,
  file: string,
  stop: AbortSignal,
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  const ended = AbortSignal.any([stop, AbortSignal.timeout(deadlineMs)])
  const line = command.replaceAll('{file}', `'${file.replaceAll("'", "'\\''")}'`)
  // A group of its own, so that what the shell has started ends too.
  const child = spawn(line, { shell: true, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => {
    // A background program of the command may keep the pipe open, so don't wait for its end.
    child.stderr.destroy()
    try {
      // Without a pid nothing was started, and 0 would be the site's own group.
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of it has ended already.
    }
  }
  ended.addEventListener('abort', end)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-MAX_SAID)
  })
  const [code, signal] = await once(child, 'close')
    .catch((error) => [error.code])
    .finally(() => ended.removeEventListener('abort', end))
  if (code === 0 && !ended.aborted) return
  const minutes = Math.ceil(deadlineMs / 60_000)
  const how = ended.aborted ? `did not end within ${minutes} minutes` : `ended with ${code ?? signal}`
  const sentence = `BACKUP_COMMAND ${how}. ${said.trim().split('\n').slice(-LINES).join(' ')}`.trim()
  throw new CopyFailed(sentence.endsWith('.') ? sentence : `${sentence}.`)
}
