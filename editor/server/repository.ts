import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import type { Change } from '../edits.ts'
import { Refused, readOwn } from './owner-files.ts'

/** The owner's repository, in which changes are kept and from which the site is published. */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: contentFolder, encoding: 'utf8', stdio: 'pipe' }).trim()

/** Commits the files and returns a sentence that says so. @throws {Refused} with git's message */
export function commitFiles(files: readonly string[], changes: readonly Change[]): string {
  try {
    git('rev-parse', '--is-inside-work-tree')
  } catch {
    return 'Kept. There is no git repository here, so there is no commit.'
  }
  const known = files.filter((file) => readOwn(file) !== null || git('ls-files', '--', file) !== '')
  if (changes.length === 0 || known.length === 0) return 'Kept. Nothing differs from before.'
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
  const list = changes.map(({ file, field }) => `- ${file}: ${field}`).join('\n')
  try {
    git('add', '--all', '--', ...known)
    git('commit', '--quiet', '-m', `Content: ${count}`, '-m', list, '--', ...known)
    return `Kept as commit ${git('rev-parse', '--short', 'HEAD')}.`
  } catch (error) {
    throw new Refused(
      `Git did not keep it: ${String((error as { stderr?: unknown }).stderr ?? error).trim()}`,
    )
  }
}

/** Where the site is published to. */
const REMOTE = 'production'

/**
 * Keeps what was changed, pushes it to the server, and waits until its hook (deploy/post-receive) has published it.
 * @returns the hook's last sentence
 * @throws {Refused} with what the server or git says, when it isn't live
 */
export async function publishSite(keep: () => void): Promise<string> {
  const hasServer = spawnSync('git', ['remote', 'get-url', REMOTE], { cwd: contentFolder }).status === 0
  if (!hasServer)
    throw new Refused('There is no server to publish to yet: “Publish” in docs/operate.md sets it up.')
  keep()
  // Git must not wait for a password that nobody is asked for.
  const ask = ['-c', 'core.askPass=true', '-c', 'credential.interactive=false']
  const push = promisify(execFile)('git', [...ask, 'push', REMOTE, 'HEAD:main'], { cwd: contentFolder })
  const { stderr } = await push.catch((error: { stderr?: string }) => ({ stderr: error.stderr ?? '' }))
  const said = [...stderr.matchAll(/^remote: (.*?) *$/gm)].map(([, line = '']) => line)
  const last = said.at(-1)
  if (last?.startsWith('Live at ')) return last
  if (stderr.startsWith('Everything up-to-date')) return 'The server has this version already.'
  if (stderr.includes('[rejected]'))
    throw new Refused('The server has a newer version. Ask whoever keeps it to bring that to this computer.')
  throw new Refused(said.join('\n') || stderr.trim())
}
