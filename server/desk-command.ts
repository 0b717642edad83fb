import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { site } from '../app/content/site/site.data.ts'
import { runCli } from '../booking/operator/main.ts'
import { bookingSettings } from './booking-settings.ts'
import { parseEnvironment } from './config/environment.ts'

/** Runs an operator's command with the site's settings. Returns the exit code. @throws {InvalidSetting} */
export async function deskCommand(typed: string[], root: string): Promise<number> {
  // `| head` closes the pipe early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const environment = parseEnvironment(process.env, root)
  return await runCli(typed, {
    settings: bookingSettings(site, environment),
    siteAddress: `http://${environment.host ?? 'localhost'}:${environment.port}`,
    migrationsFolder: path.join(root, 'booking', 'store', 'migrations'),
    now: () => Temporal.Now.instant(),
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    ask,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  })
}

/** Asks a question at the terminal without showing a secret. Returns an empty string when the input ends. */
async function ask(question: string, { isSecret } = { isSecret: false }): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = isSecret ? nowhere : process.stderr
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  if (isSecret) process.stderr.write(question)
  lines.setPrompt(question)
  lines.prompt()
  const [answer = ''] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
  lines.close()
  process.stderr.write('\n')
  return answer.trim()
}
