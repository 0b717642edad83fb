import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../fixtures/project-copy.ts'
import { textOf } from '../fixtures/read-page.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** Amounts on pages that follow from the prices of the new owner. */
const PRICES = {
  '/': ['$11,111', '$7,600', '$74,844', '$44,444'],
  '/whats-included': ['$11,111', '$18,711', '$6,300–$7,600', '$74,844'],
  '/patient-acquisition-machine': ['$11,111'],
  '/samples/monthly-report': ['$11,111'],
}
/** Amounts that follow from the prices of the demo content. */
const EARLIER_PRICES = /\$6,250|\$7,500 a month in ads|\$16,250|\$17,500|\$70,000|\$40,000/

/** Hours and days as a sentence states them, and the new owner's. */
const STATED =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|through|–) \w+day|\d{1,2}:\d\d [AP]M ?(?:–|to) ?\d{1,2}:\d\d [AP]M/g
const HOURS = ['8:00 AM–4:00 PM', 'Monday to Thursday']

/** What `npm run launch-check` asks for besides content. */
const SERVICES = {
  SITE_ORIGIN: 'https://www.harborline.internal',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Harborline <team@harborline.internal>',
  BACKUP_DIR: temporaryFolder(),
  BACKUP_COMMAND: 'true {file}',
  ALERT_URL: 'https://hooks.harborline.internal/alarms',
}

/**
 * Replaces the demo content with another agency's brand, people, clinic, posts and prices, and deletes the demo's
 * clinics.
 */
function becomeHarborline({ folder, edit }: ReturnType<typeof copyProject>) {
  const site = path.resolve(import.meta.dirname, '..', 'fixtures', 'site')
  const content = path.join(folder, 'content')
  for (const part of ['site.yaml', 'people', 'clinics', 'posts']) {
    rmSync(path.join(content, part), { recursive: true })
    cpSync(path.join(site, part), path.join(content, part), { recursive: true })
  }
  edit('content/site.yaml', /^ {4}5: .*\n/m, '')
  edit('content/site.yaml', /from: "09:00", to: "18:00"/g, 'from: "08:00", to: "16:00"')
  const promises = 'content/promises.yaml'
  edit(promises, /isConfirmed: false/, 'isConfirmed: true')
  edit(promises, /minimumIsConfirmed: false/, 'minimumIsConfirmed: true')
  edit(promises, 'machine: 10000', 'machine: 11111')
  edit(
    promises,
    'dollarsPerConsultation: { from: 250, to: 300 }',
    'dollarsPerConsultation: { from: 252, to: 304 }',
  )
  edit('content/letter.yaml', 'demo: true\n', '')
  // These link to posts of the demo content, which the build would not accept.
  for (const file of ['content/pages/about.yaml', 'content/guide/playbook.yaml'])
    edit(file, /href: \/blog\/\S+/, 'href: /blog')
  edit('content/legal/terms-of-service.md', /^# Ask your lawyer: .*\n/gm, '')
  // Moves every review date to next year, because the launch check lists those that are near.
  const nextYear = Temporal.Now.plainDateISO().add({ years: 1 })
  for (const file of globSync('content/**/*.{yaml,md}', { cwd: folder }))
    if (/^reviewBy: /m.test(readFileSync(path.join(folder, file), 'utf8')))
      edit(file, /^reviewBy: .*/m, `reviewBy: ${nextYear}`)
  // Writes the file as `npm run pictures` would.
  writeFileSync(path.join(content, 'pictures', 'brand.txt'), 'Harborline\n')
  rmSync(path.join(folder, 'tests', 'demo'), { recursive: true })
}

it('an owner who replaces the demo content and its prices gets a site that is ready, and tests that pass', async () => {
  const folder = path.join(temporaryFolder(), 'site')
  const copy = copyProject(folder, { withBuild: false, withTests: true })
  becomeHarborline(copy)
  const run = (parameters: string[], changed = {}) => {
    const env = {
      ...process.env,
      ...SERVICES,
      ...changed,
      NO_COLOR: '1',
      NODE_ENV: undefined,
      VITEST: undefined,
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  const check = ['scripts/launch-check.ts']
  expect(run(check).said).toContain('Ready for launch.')
  const { status, said } = run(check, { SMTP_URL: '', MAIL_FROM: '' })
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/SMTP_URL: .*MAIL_FROM: .*To settle before launch: 2\.\n$/s),
  ])
  expect(run(['scripts/build.ts'])).toMatchObject({ status: 0 })

  const server = await serverForTests({ ...SERVICES, DATA_DIR: temporaryFolder() }, folder)
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, at = '']) => at)
  expect(addresses).toContain('/harbor-view')
  expect(addresses).toContain('/blog/what-a-first-visit-costs')
  const pages = new Map<string, string>()
  for (const address of addresses) {
    const response = await fetch(server.origin + address)
    const html = await response.text()
    expect(response.status, address).toBe(200)
    expect(html, address).toContain('Harborline')
    expect(html, address).not.toMatch(/Wellbooked|Legacy Oaks|Desert Light|Dana Whitfield/)
    expect(textOf(html), address).not.toMatch(EARLIER_PRICES)
    pages.set(address, textOf(html))
  }
  for (const [address, amounts] of Object.entries(PRICES))
    for (const amount of amounts) expect(pages.get(address), address).toContain(amount)
  const ours = [...pages].filter(([address]) => address !== '/harbor-view')
  expect([...new Set(ours.flatMap(([, text]) => text.match(STATED) ?? []))].sort()).toEqual(HOURS)

  if (process.env.RESILIENCE) {
    // Runs the tests that read the owner's words.
    const read = ['blog', 'brand', 'documents', 'files', 'phone', 'pictures', 'samples', 'structured-data']
    const files = read.map((name) => `tests/integration/${name}`)
    const tests = run(['node_modules/vitest/vitest.mjs', 'run', '--project=built', ...files])
    expect(tests.said.split('\n').filter((line) => /^\s*FAIL|Error:/.test(line))).toEqual([])
    expect(tests.status).toBe(0)
  }
  expect(readdirSync(path.join(folder, 'tests'))).not.toContain('demo')
}, 300_000)
