import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../fixtures/project-copy.ts'
import { textOf } from '../fixtures/read-page.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** Amounts on pages that follow from the prices of `tests/fixtures/site`. */
const AMOUNTS = ['$11,111', '$7,600', '$74,844', '$44,444', '$18,711']
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

/** A page of the owner's own, at an address that no test may need. */
const CAREERS = `
meta: { title: Work with us, description: Two positions at our front desk. }
sections:
  - { kind: hero, kicker: Careers, headline: { plain: Work with us, turn: in Portland. }, lead: Two positions are open., callToAction: Write to us, href: /contact, smallPrint: We answer everyone. }
`

/** Replaces the owner's brand, people, clinics, posts, prices and letters with those of another agency. */
function becomeHarborline(folder: string) {
  const site = path.resolve(import.meta.dirname, '..', 'fixtures', 'site')
  const content = path.join(folder, 'content')
  for (const part of ['site.yaml', 'promises.yaml', 'letters', 'people', 'clinics', 'posts']) {
    rmSync(path.join(content, part), { recursive: true })
    cpSync(path.join(site, part), path.join(content, part), { recursive: true })
  }
  // Next year, because the launch check lists the review dates that are near.
  const reviewBy = Temporal.Now.plainDateISO().add({ years: 1 })
  change(content, (text) =>
    text
      .replace(/^reviewBy: .*/m, `reviewBy: ${reviewBy}`)
      .replace(/^demo: true\n/m, '')
      .replace(/^# Ask your lawyer: .*\n/gm, '')
      // Posts that were removed.
      .replace(/href: \/blog\/\S+/g, 'href: /blog')
      .replace(/^ {4}5: .*\n/m, '')
      .replace(/from: "09:00", to: "18:00"/g, 'from: "08:00", to: "16:00"'),
  )
  // As `npm run pictures` would.
  writeFileSync(path.join(content, 'pictures', 'brand.txt'), 'Harborline\n')
  rmSync(path.join(folder, 'tests', 'demo'), { recursive: true, force: true })
}

/** Rewords pages and letters, adds a page, and removes a specialty. */
function editWords(content: string) {
  writeFileSync(path.join(content, 'pages', 'careers.yaml'), CAREERS)
  change(content, (text) => text.replace(/^( *(?:kicker|lead|subject): "?)(?=[A-Z])/gm, '$1So, '))
  const removed = readdirSync(path.join(content, 'specialties')).at(-1) ?? ''
  for (const part of ['specialties', 'samples/ads']) rmSync(path.join(content, part, removed))
}

function change(content: string, edit: (text: string) => string) {
  for (const file of globSync(`${content}/**/*.{yaml,md}`))
    writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

it('an owner who replaces the demo content and its prices gets a site that is ready, and tests that pass', async () => {
  const folder = path.join(temporaryFolder(), 'site')
  copyProject(folder, { withBuild: false, withTests: true })
  becomeHarborline(folder)
  const run = (parameters: string[], settings = {}) => {
    const ours = { NODE_ENV: undefined, VITEST: undefined, RESILIENCE: undefined, CONTENT_DIR: undefined }
    const env = { ...process.env, ...ours, ...settings, NO_COLOR: '1' }
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  const check = ['scripts/launch-check.ts']
  expect(run(check, SERVICES).said).toContain('Ready for launch.')
  const { status, said } = run(check, { ...SERVICES, SMTP_URL: '', MAIL_FROM: '' })
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/SMTP_URL: .*MAIL_FROM: .*To settle before launch: 2\.\n$/s),
  ])
  editWords(path.join(folder, 'content'))
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
  for (const amount of AMOUNTS) expect([...pages.values()].join()).toContain(amount)
  const ours = [...pages].filter(([address]) => address !== '/harbor-view')
  expect([...new Set(ours.flatMap(([, text]) => text.match(STATED) ?? []))].sort()).toEqual(HOURS)

  for (const tests of [
    ['--project=shared', '--project=isolated'],
    ['--project=built', 'tests/integration'],
  ]) {
    const result = run(['node_modules/vitest/vitest.mjs', 'run', ...tests])
    const failures = result.said.split('\n').filter((line) => /^\s*FAIL|Error:/.test(line))
    expect(failures.join('\n')).toBe('')
    expect(result.status).toBe(0)
  }
}, 1_800_000)
