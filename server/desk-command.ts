import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError, type RenderTestEmail } from '../booking/cli/command.ts'
import { runCli } from '../booking/cli/main.ts'
import site from '../site.config.ts'
import { bookingSettings } from './booking-settings.ts'
import { parseEnvironment } from './config/environment.ts'
import { loadEnvFile } from './env-file.ts'

/**
 * Runs one of the operator's commands with the settings of the site. It runs from the sources: a build could
 * replace the files under a running site.
 * @returns the exit code
 * @throws {InvalidSetting}
 */
export async function deskCommand(typed: string[], root: string): Promise<number> {
  // "| head" closes the pipe early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  loadEnvFile(root)
  return await runCli(typed, {
    settings: bookingSettings(site, parseEnvironment(process.env, root)),
    migrationsFolder: path.join(root, 'booking', 'db', 'migrations'),
    now: () => Temporal.Now.instant(),
    operator: userName(),
    renderTestEmail: async (to, settings) => (await builtTestEmail(root))(to, settings),
    stdout: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    stderr: (text) => process.stderr.write(text),
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  })
}

/** The user of the system, by number where it has no name, as in a container. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

/** The rendering of the test e-mail, which is JSX and therefore taken from the build. @throws CommandError */
async function builtTestEmail(root: string): Promise<RenderTestEmail> {
  const file = path.join(root, 'build', 'server', 'test-email.js')
  if (!existsSync(file)) throw new CommandError('Build the site first: npm run build.')
  const { renderTestEmail } = await import(pathToFileURL(file).href)
  return renderTestEmail
}
