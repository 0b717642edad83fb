import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { legalPaths } from '../app/content/legal.schema.ts'
import * as promises from '../app/content/promises.ts'
import { lastChanged } from '../app/seo/last-modified.ts'
import { readClinics } from '../server/clinic-calendars.ts'
import { InvalidSetting, parseEnvironment } from '../server/config/environment.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { readNotices } from '../server/notices.ts'
import site from '../site.config.ts'
import { clinicFindings, clinicServiceFindings, withoutContacts } from './preflight/clinics.ts'
import { contradictionFindings } from './preflight/contradictions.ts'
import { type Finding, placeOf, type SourceText } from './preflight/finding.ts'
import { lastUpdatedFindings } from './preflight/last-updated.ts'
import { noticeFindings } from './preflight/notices.ts'
import { promiseFindings } from './preflight/promises.ts'
import { formatReport } from './preflight/report.ts'
import { daysOffFindings, reviewFindings } from './preflight/review.ts'
import { serviceFindings } from './preflight/services.ts'
import { contentFindings, factFindings, figureFindings } from './preflight/stand-ins.ts'

/** `npm run launch-check`: what is still demo content or would embarrass a launch. Exit code 0 when nothing is. */
const root = path.dirname(import.meta.dirname)

function read(pattern: string): SourceText[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$|(^|\/)README\.md$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

function services(): Finding[] {
  try {
    const environment = parseEnvironment(process.env, root)
    const [policy] = read('app/content/legal/privacy-policy.md')
    return [
      ...serviceFindings(
        environment,
        (name) => Boolean(process.env[name]?.trim()),
        policy?.text ?? '',
        site.textMessages,
      ),
      ...noticeFindings(readNotices(environment.dataDir), environment),
      ...promiseFindings(environment, promisingWords),
      ...clinicServiceFindings(clinics, environment, promisingWords),
    ]
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error
    const setting = error.message.split(' ')[0] ?? ''
    return [
      {
        kind: 'service',
        what: error.message,
        todo: 'Correct it; the site does not start.',
        places: [{ setting }],
      },
    ]
  }
}

/** The length of the calls that can be booked, to compare with the one that pages promise. */
const bookedMinutes = {
  about: 'How many minutes the strategy call lasts',
  side: { name: 'strategyCall.callMinutes in site.config.ts', value: String(site.strategyCall.callMinutes) },
}

/** The legal texts with the day of their last update as the page prints it. */
function datedTexts() {
  return legalPaths.flatMap((path) => {
    const [source] = read(`app/content/legal${path}.md`)
    const [, value = ''] = /^updated: "?(.+?)"?$/m.exec(source?.text ?? '') ?? []
    const updated = value === '{policies.effective}' ? promises.policies.effective : value
    return source ? [{ source, path, updated }] : []
  })
}

const typed = process.argv.slice(2)
const unknown = typed.find((word) => word !== '--json')
if (unknown) {
  console.error(`"${unknown}" is not understood. Usage: npm run launch-check [-- --json]`)
  process.exit(2)
}

loadEnvFile(root)
const [config] = read('site.config.ts')
if (!config) throw new Error('There is no site.config.ts.')
const [figures] = read('app/content/promises.ts')
if (!figures) throw new Error('There is no app/content/promises.ts.')
const words = read('app/{content,routes}/**/*.{ts,md}').filter(
  // Schemas and their messages give examples.
  ({ file }) => !file.endsWith('.schema.ts') && file !== 'app/content/allowed-values.ts',
)
/** What the site says of its own software; the other pages are about the agency's work for a practice. */
const OWN_WORDS =
  /^app\/(?:content\/(?:consent|error|send-result|unavailable|playbook|legal|clinics|assessment|presentation|patient)|routes\/(?:book|contact|growth|thank|roi|privacy|cookie|access))/
const promisingWords = [...words.filter(({ file }) => OWN_WORDS.test(file)), ...read('booking/ui/*labels.ts')]
const isOfClinic = ({ file }: SourceText) => file.startsWith('app/content/clinics/')
const clinics = (await readClinics(root)).map((clinic) => {
  const source = words.find((one) => isOfClinic(one) && one.text.includes(`slug: '${clinic.slug}'`))
  if (!source) throw new Error(`No file of app/content/clinics has the clinic ${clinic.slug}.`)
  return { clinic, source }
})
const { daysOff, horizonDays, officeZone } = site.strategyCall
const today = Temporal.Now.plainDateISO(officeZone)
const daysOffPlace = placeOf(config, 'daysOff:')

const findings = [
  ...factFindings(site, config),
  ...contentFindings([
    ...words.map((source) => (isOfClinic(source) ? withoutContacts(source) : source)),
    ...read('public/**/*.{txt,json,webmanifest,svg,html}'),
  ]),
  ...figureFindings(promises.adBudget, figures),
  ...services(),
  ...contradictionFindings(promises, [bookedMinutes]),
  ...reviewFindings(words, today),
  ...lastUpdatedFindings(datedTexts(), lastChanged),
  ...daysOffFindings(daysOff, horizonDays, today, daysOffPlace),
  ...clinicFindings(clinics, Temporal.Now.instant(), (file) => existsSync(path.join(root, file))),
]
console.log(typed.includes('--json') ? JSON.stringify(findings, null, 2) : formatReport(findings))
process.exitCode = findings.length === 0 ? 0 : 1
