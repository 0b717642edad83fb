import type { Server } from 'node:http'
import { clinics } from '../app/content/patients/clinics.data.ts'
import { site } from '../app/content/site/site.data.ts'
import type { Site } from '../app/content/site/site.schema.ts'
import type { Environment } from './config/environment.ts'
import type { Log } from './log.ts'

type Services = Pick<Environment, 'siteOrigin' | 'smtpUrl' | 'backupDir' | 'dataDir'>

/**
 * Returns a sentence for each missing setting that affects visitors, and for demo content; empty if none is missing.
 */
export function missingSettings(
  { siteOrigin, smtpUrl, backupDir, dataDir }: Services,
  people: Site['people'] = site.people,
): string[] {
  const hosts = people.filter(({ calls }) => calls.length > 0)
  const unreached = hosts.filter(({ email }) => !email).map(({ name }) => name)
  const shutOut = people.filter(({ email, duties }) => duties.includes('office') && !email)
  const findings: [isFound: boolean, sentence: string][] = [
    [!smtpUrl, `SMTP_URL is not set: no email is sent; each is written to a file in ${dataDir}/mail.`],
    [!backupDir, 'BACKUP_DIR is not set: no backup is made.'],
    [
      siteOrigin.startsWith('http:'),
      `SITE_ORIGIN is not set to an address with https://: links in emails lead to ${siteOrigin}.`,
    ],
    [
      hosts.length > 1 && unreached.length > 0,
      `No email is set for ${unreached.join(', ')} in content/people/: their emails go to the office.`,
    ],
    [
      shutOut.length > 0,
      `No email is set for ${shutOut.map(({ name }) => name).join(', ')} in content/people/: they can’t open the office.`,
    ],
    [hasDemoContent(), 'The pages show demo content: npm run launch-check lists what to replace.'],
  ]
  return findings.filter(([isFound]) => isFound).map(([, sentence]) => sentence)
}

function hasDemoContent(): boolean {
  return site.demoContent || site.people.some(({ isSample }) => isSample) || clinics.some(({ demo }) => demo)
}

/** Says what is missing once the server listens: plain lines on a terminal, and a log line otherwise. */
export function warnOfMissing(server: Server, environment: Services, log: Log): void {
  server.once('listening', () => {
    const missing = missingSettings(environment)
    const title = 'To settle before visitors come'
    if (missing.length === 0) return
    if (process.stdout.isTTY) console.log(`\n${[`${title}:`, ...missing].join('\n- ')}`)
    else log.warn({ missing }, title)
  })
}
