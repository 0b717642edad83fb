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
    now: () => Temporal.Now.instant(),
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  })
}
