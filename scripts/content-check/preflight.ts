import path from 'node:path'
import { promises } from '../../app/content/promises/promises.data.ts'
import { linesWith, readText } from '../../app/content/read/content-folder.ts'
import { names } from '../../app/content/read/names.ts'
import { reviews } from '../../app/content/reviews.data.ts'
import { site } from '../../app/content/site/site.data.ts'
import { parseEnvironment } from '../../server/config/environment.ts'
import { readFacts } from './facts.ts'
import { checkContent } from './find-problems.ts'
import { fixedFigures } from './fixed-figures.ts'
import { feesOutside, foreignWords, otherCounts, unfilled } from './launch-findings.ts'

/** `npm run launch-check`: what is still to settle before launch. */
const root = path.resolve(import.meta.dirname, '..', '..')
const environment = parseEnvironment(process.env, root)
const now = Temporal.Now.plainDateISO(site.strategyCall.officeZone)
const soon = now.add({ days: 30 }).toString()

/** Domains that RFC 2606 reserves for examples and tests. */
const isReserved = (address: string) => /\bexample\.(com|net|org)\b|\.(example|test|invalid)\b/i.test(address)

function demoFacts(): string[] {
  const { strategyCall, people } = site
  const spans = Object.values(strategyCall.hours).flat()
  const facts: [isDemo: boolean, field: string, todo: string][] = [
    [site.demoContent, 'demoContent', 'set it to false once every fact is your own'],
    // Exchange 555 is reserved for fiction and directory services.
    [/^\+1\d{3}555/.test(site.phone.dial), 'phone', 'no one answers this number; set your own, twice'],
    [isReserved(site.email), 'email', 'set an address that you read'],
    [/\bexample\b/i.test(site.address.street), 'address', 'mail must carry a real one; set your own'],
    [isReserved(strategyCall.videoLink), 'strategyCall.videoLink', 'set the address of your video room'],
    [
      site.demoContent && Object.values(site.social).includes(''),
      'social',
      'networks without an address are placeholders in the demo, and not shown later',
    ],
    [people.length === 0, 'people', 'add at least the person who takes the calls, with their consent'],
    [people.length > 0 && !people.some(({ photo }) => photo), 'people', 'add a photo of at least one person'],
    [
      readText('pictures/brand.txt').trim() !== site.brand,
      'brand',
      'the pictures of your documents show another one; run “npm run pictures”',
    ],
    [
      spans.every((span) => span && span.from >= '09:00' && span.to <= '17:00'),
      'strategyCall.hours',
      'clinics see patients then; offer an hour before 9 or after 5',
    ],
    [
      site.clientPractices === 0,
      'clientPractices',
      'the pages say that you have no client yet; set the number',
    ],
  ]
  const flags = linesWith(/^\s*demo: true\s*$/)
  const invented = people.filter(({ isSample }) => isSample)
  return [
    ...facts.filter(([isDemo]) => isDemo).map(([, field, todo]) => `content/site.yaml, ${field}: ${todo}.`),
    ...invented.map(
      ({ id, name }) =>
        `content/people/${id}.yaml: ${name} is invented; put a real person there, with their consent, or delete it.`,
    ),
    ...flags.map(
      ({ file, line }) =>
        `content/${file}:${line}: invented content; replace it with your own, or delete the file.`,
    ),
    ...(promises.billing.isConfirmed
      ? []
      : ['content/promises.yaml, billing: say when your fees are invoiced, and set isConfirmed to true.']),
  ]
}

function unsetServices(): string[] {
  const { siteOrigin, smtpUrl, mailFrom, backupDir, backupCommand, alertUrl, texts } = environment
  const services: [isSet: boolean, setting: string, consequence: string][] = [
    [siteOrigin.startsWith('https://'), 'SITE_ORIGIN', `links in mail lead to ${siteOrigin}`],
    [smtpUrl !== undefined, 'SMTP_URL', 'no mail leaves this machine: it is written to files'],
    [mailFrom !== undefined, 'MAIL_FROM', `mail is sent in the name of ${site.email}`],
    [backupDir !== undefined, 'BACKUP_DIR', 'no backup is made'],
    [
      backupCommand !== undefined,
      'BACKUP_COMMAND',
      'a lost disk takes the backups with it, unless another machine fetches them',
    ],
    [alertUrl !== undefined, 'ALERT_URL', 'nobody is told when email is what fails'],
    [
      !site.textMessages || texts !== undefined,
      'SMS_URL',
      'the pages promise texts, and no service sends them',
    ],
    [
      site.textMessages || texts === undefined,
      'SMS_URL',
      'textMessages in content/site.yaml is false: no text is sent',
    ],
  ]
  return services.filter(([isSet]) => !isSet).map(([, setting, consequence]) => `${setting}: ${consequence}.`)
}

/** Returns findings for contradictions and unfinished texts. */
function contradictions(): string[] {
  const facts = readFacts(names)
  const { minutesOnMostPages } = promises.strategyCall
  const { callMinutes } = site.strategyCall
  return [
    ...(callMinutes === minutesOnMostPages
      ? []
      : [
          `content/site.yaml, strategyCall.callMinutes: calls are booked for ${callMinutes} minutes, and by strategyCall.minutesOnMostPages in content/promises.yaml the pages say ${minutesOnMostPages}.`,
        ]),
    ...foreignWords(facts),
    ...unfilled(facts),
    ...removed,
    ...feesOutside(facts, promises),
    ...otherCounts(facts, promises),
  ]
}

/** Lines like `# Ask your lawyer: …` in the owner's folder, to delete once there is an answer. */
const legalQuestions = linesWith(/^\s*# Ask your lawyer: ./).map(
  ({ file, line, text }) => `content/${file}:${line}: ${text.replace('# Ask your lawyer: ', '')}`,
)

const { problems, removed, advice } = await checkContent()
const chapters = {
  'What stops the build': problems,
  'Demo facts': demoFacts(),
  'Services that are not set': unsetServices(),
  'Due for review': reviews.filter(({ by }) => by <= soon).map(({ by, what }) => `By ${by}: ${what}.`),
  'Unfinished, or against itself': contradictions(),
  'Figures that don’t follow promises.yaml': fixedFigures(readFacts()),
  'For your lawyer; delete the line once it is answered': legalQuestions,
}
const count = Object.values(chapters).flat().length
for (const [title, findings] of Object.entries(chapters))
  if (findings.length > 0) console.log(`${title}\n${findings.map((one) => `  ${one}`).join('\n')}\n`)
if (advice.length > 0) console.log(`Could read better (${advice.length}):\n${advice.join('\n')}\n`)
console.log(count === 0 ? 'Ready for launch.' : `To settle before launch: ${count}.`)
process.exitCode = count === 0 ? 0 : 1
