import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { site } from '../app/content/site/site.ts'
import { runCli } from '../booking/operator/main.ts'
import { bookingSettings } from './booking-settings.ts'
import { parseEnvironment } from './config/environment.ts'
import { loadEnvFile } from './env-file.ts'

/** Runs an operator's command with the site's settings. Returns the exit code. @throws {InvalidSetting} */
export async function deskCommand(typed: string[], root: string): Promise<number> {
  // `| head` closes the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  loadEnvFile(root)
  const environment = parseEnvironment(process.env, root)
  return await runCli(typed, {
    settings: bookingSettings(site, environment),
    siteAddress: `http://${environment.host ?? 'localhost'}:${environment.port}`,
    migrationsFolder: path.join(root, 'booking', 'store', 'migrations'),
    now: () => Temporal.Now.instant(),
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    ask: askSecret,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  })
}

/** Reads a line without showing it. */
async function askSecret(question: string): Promise<string> {
  process.stderr.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const answer = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return answer.trim()
}
