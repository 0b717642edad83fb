import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { openStore } from '../../booking/store/open.ts'
import { parseEnvironment } from '../../server/config/environment.ts'
import { KNOWN_NAMES, SETTINGS } from '../../server/config/settings.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { root } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const unit = read('deploy/systemd/wellbooked.service')
const caddyfile = read('deploy/caddy/Caddyfile')
const dockerfile = read('Dockerfile')
const compose = parseYaml(read('compose.yaml'), { merge: true })

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}

it('the lockfile has a hash of every package and no download address, and no package has a script that its installation runs', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const { '': _project, ...installed } = packages
  // A package's hash also covers the packages bundled inside it.
  const unchecked = Object.entries<Record<string, unknown>>(installed)
    .filter(
      ([, { integrity, inBundle, resolved, hasInstallScript }]) =>
        !(integrity || inBundle) || resolved || hasInstallScript,
    )
    .map(([name]) => name)
  expect(unchecked).toEqual([])
})

it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
  'the systemd unit is accepted by systemd, and exposes little',
  () => {
    const folder = temporaryFolder()
    const file = path.join(folder, 'wellbooked.service')
    // The program must exist on the machine that checks.
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect(verified.stderr.split('\n').filter((line) => line.includes('wellbooked.service'))).toEqual([])
    const security = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--no-pager', '--threshold=20', file],
      { encoding: 'utf8' },
    )
    expect(security.status, security.stdout).toBe(0)
  },
)

it('the Caddyfile sends requests to the default port', () => {
  expect(caddyfile).toContain(`127.0.0.1:${parseEnvironment({}, root).port}`)
})

const image = temporaryFolder()
const copied = all(dockerfile, /^COPY --from=build (.+) \S+$/gm)
  .flatMap((line) => line.split(' '))
  .filter((file) => file.startsWith('/site/'))
  .map((file) => file.slice('/site/'.length))

it('the image is built with every folder that it copies', () => {
  const sent = all(read('.dockerignore'), /^!(.+)$/gm)
  const made = ['node_modules', 'build', '.generated']
  const folders = copied.map((file) => file.split('/')[0] ?? '').filter((folder) => !made.includes(folder))
  expect(folders.filter((folder) => !sent.includes(folder))).toEqual([])
})

it('the image runs the desk commands from its own files', async () => {
  for (const file of copied.filter((file) => !['node_modules', 'build'].includes(file)))
    cpSync(path.join(root, file), path.join(image, file), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(image, 'node_modules'))
  const dataDir = path.join(image, 'data')
  await (await openStore({ dataDir })).close()
  const { status, stderr } = spawnSync(process.execPath, ['scripts/desk.ts', 'outbox'], {
    cwd: image,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})

it('compose.yaml takes from .env only names that may be in it', () => {
  const named = all(read('compose.yaml'), /\$\{(\w+)/g)
  expect(named.filter((name) => !KNOWN_NAMES.has(name))).toEqual([])
})

it('compose.yaml gives the site settings that exist', () => {
  const given = Object.keys(compose.services.site.environment)
  expect(given.filter((name) => !(name in SETTINGS))).toEqual([])
  expect(compose.services.site.environment.TRUSTED_PROXIES).toBe('1')
  const { DATA_DIR, BACKUP_DIR } = compose.services.site.environment
  expect(BACKUP_DIR.startsWith(`${DATA_DIR}/`)).toBe(true)
  expect(compose.services.site.volumes).toContain(`site-data:${DATA_DIR}`)
  expect(compose.services.caddy.environment.SITE_UPSTREAM).toBe(
    `site:${compose.services.site.environment.PORT}`,
  )
})
