import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adBudget, billing } from '../app/content/promises/promises.ts'
import { parseEnvironment } from '../server/config/environment.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { site } from '../app/content/site/site.ts'

/** `npm run launch-check`: what is still to settle before launch. */
const root = path.dirname(import.meta.dirname)
loadEnvFile(root)
const environment = parseEnvironment(process.env, root)
const today = Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()

const lines = ['site.config.ts', ...globSync('app/{content,routes}/**/*.{ts,md}', { cwd: root }).sort()]
  .filter((file) => !/\.(test|schema)\.ts$|README\.md$/.test(file))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.trim() })),
  )

/** Domains that RFC 2606 reserves for examples and tests. */
const isReserved = (address: string) => /\bexample\.(com|net|org)\b|\.(example|test|invalid)\b/i.test(address)

function demoFacts(): string[] {
  const { strategyCall, people } = site
  const facts: [isDemo: boolean, field: string, todo: string][] = [
    [site.demoContent, 'demoContent', 'set it to false once every fact is your own'],
    // Exchange 555 is kept for fiction and directory services.
    [/^\+1\d{3}555/.test(site.phone.dial), 'phone', 'no one answers this number; set your own, twice'],
    [isReserved(site.email), 'email', 'set an address that you read'],
    [/\bexample\b/i.test(site.address.street), 'address', 'mail must carry a real one; set your own'],
    [isReserved(strategyCall.videoLink), 'strategyCall.videoLink', 'set the address of your video room'],
    [people.length === 0, 'people', 'add at least the person who takes the calls, with their consent'],
    ...people.map(({ name, isSample }, index): [boolean, string, string] => [
      isSample === true,
      `people.${index}`,
      `${name} is invented; put a real person there, with their consent, or delete it`,
    ]),
    [people.length > 0 && !people.some(({ photo }) => photo), 'people', 'add a photo of at least one person'],
    [
      readText('pictures/brand.txt').trim() !== site.brand,
      'brand',
      'the pictures of your documents show another one; run “npm run pictures”',
    ],
    [
      site.clientPractices === 0,
      'clientPractices',
      'the pages say that you have no client yet; set the number',
    ],
  ]
  const flags = lines.filter(({ text }) => /^demo: true,?$/.test(text))
  return [
    ...facts.filter(([isDemo]) => isDemo).map(([, field, todo]) => `site.config.ts, ${field}: ${todo}.`),
    ...flags.map(({ place }) => `${place}: invented content; replace it with your own, or delete the file.`),
    ...(adBudget.minimumIsConfirmed
      ? []
      : [
          'app/content/promises/promises.ts, adBudget: set your own minimum, and minimumIsConfirmed to true.',
        ]),
    ...(billing.isConfirmed
      ? []
      : [
          'app/content/promises/promises.ts, billing: say when your fees are invoiced, and set isConfirmed to true.',
        ]),
  ]
}

function unsetServices(): string[] {
  const { siteOrigin, smtpUrl, mailFrom, backupDir, texts } = environment
  const services: [isSet: boolean, setting: string, consequence: string][] = [
    [siteOrigin.startsWith('https://'), 'SITE_ORIGIN', `links in mail lead to ${siteOrigin}`],
    [smtpUrl !== undefined, 'SMTP_URL', 'no mail leaves this machine: it is written to files'],
    [mailFrom !== undefined, 'MAIL_FROM', `mail is sent in the name of ${site.email}`],
    [backupDir !== undefined, 'BACKUP_DIR', 'no backup is made'],
    [
      !site.textMessages || texts !== undefined,
      'SMS_URL',
      'the pages promise texts, and no service sends them',
    ],
    [
      site.textMessages || texts === undefined,
      'SMS_URL',
      'textMessages in site.config.ts is false: no text is sent',
    ],
  ]
  return services.filter(([isSet]) => !isSet).map(([, setting, consequence]) => `${setting}: ${consequence}.`)
}

function pastReviews(): string[] {
  const { daysOff, horizonDays } = site.strategyCall
  const reviews = lines.flatMap(({ place, text }) => {
    const [, day] = /^reviewBy: '?(\d{4}-\d\d-\d\d)/.exec(text) ?? []
    return day && day < today ? [`${place}: to be reviewed by ${day}; check it and set the next date.`] : []
  })
  const horizon = Temporal.PlainDate.from(today).add({ days: horizonDays }).toString()
  const last = daysOff.toSorted().at(-1) ?? 'none'
  if (last < horizon || last === 'none')
    reviews.push(
      `site.config.ts, strategyCall.daysOff: the last is ${last}, and calls are offered to ${horizon}.`,
    )
  return reviews
}

const chapters = {
  'Demo facts': demoFacts(),
  'Services that are not set': unsetServices(),
  'Past their date of review': pastReviews(),
}
const count = Object.values(chapters).flat().length
for (const [title, findings] of Object.entries(chapters))
  if (findings.length > 0) console.log(`${title}\n${findings.map((one) => `  ${one}`).join('\n')}\n`)
console.log(count === 0 ? 'Ready for launch.' : `To settle before launch: ${count}.`)
process.exitCode = count === 0 ? 0 : 1
