import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { openStore } from '../../booking/db/open.ts'
import { parseEnvironment } from '../../server/config/environment.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { settingNames } from './setting-names.ts'
import { root } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const unit = read('deploy/systemd/wellbooked.service')
const caddyfile = read('deploy/caddy/Caddyfile')
const dockerfile = read('Dockerfile')
const compose = parseYaml(read('compose.yaml'), { merge: true })
const serverCommand = 'node build/server/main.js'
const settings = settingNames()

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}
const exists = (file: string) => existsSync(path.join(root, file))
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined

describe('the systemd unit', () => {
  it('runs the server itself, without npm', () => {
    expect(unit).toContain(`\nExecStart=/srv/wellbooked/site/node_modules/node/bin/${serverCommand}\n`)
  })

  it.skipIf(!isInstalled('systemd-analyze'))('is accepted by systemd, and exposes little', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wellbooked-'))
    try {
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
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('the Caddyfile', () => {
  it.skipIf(!isInstalled('caddy'))('is accepted by Caddy, with and without its own authority', () => {
    for (const SITE_TLS of ['', 'tls internal']) {
      const file = path.join(root, 'deploy', 'caddy', 'Caddyfile')
      const checked = spawnSync(
        'caddy',
        ['adapt', '--validate', '--adapter', 'caddyfile', '--config', file],
        {
          encoding: 'utf8',
          env: { ...process.env, SITE_TLS },
        },
      )
      expect(checked.status, checked.stderr).toBe(0)
      expect(checked.stdout.includes('"internal"')).toBe(SITE_TLS !== '')
      expect(checked.stderr).not.toContain('not formatted')
    }
  })

  it('sends requests to the default port', () => {
    expect(caddyfile).toContain(`127.0.0.1:${parseEnvironment({}, root).port}`)
  })
})

describe('the image', () => {
  const image = temporaryFolder()
  const copied = all(dockerfile, /^COPY --from=build (.+) \S+$/gm)
    .flatMap((line) => line.split(' '))
    .filter((file) => file.startsWith('/site/'))
    .map((file) => file.slice('/site/'.length))

  it('runs the desk commands from its own files', async () => {
    for (const file of copied.filter((file) => !['node_modules', 'build'].includes(file)))
      cpSync(path.join(root, file), path.join(image, file), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(image, 'node_modules'))
    const dataDir = path.join(image, 'data')
    await (await openStore({ dataDir, migrationsFolder })).close()
    const desk = (...typed: string[]) => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
      const { stdout, stderr } = spawnSync(process.execPath, ['scripts/desk.ts', ...typed], {
        cwd: image,
        env,
        encoding: 'utf8',
      })
      return `${stdout}${stderr}`
    }
    const backup = path.join(dataDir, 'first.backup')
    expect(desk('bookings')).toContain('No upcoming calls.')
    expect(desk('backup', backup)).toContain(`Backed up to ${backup}.`)
    expect(desk('verify', backup)).toContain(`${backup} is whole.`)
    expect(desk('restore', backup)).toContain('Restored.')
  })

  it('runs one process without privileges, in the exec form, with a health check', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER wellbooked$/m)
    expect(last).toContain(`\nCMD ${JSON.stringify(serverCommand.split(' ')).replaceAll(',', ', ')}\n`)
    expect(last).toMatch(/HEALTHCHECK [^\n]+\\\n\s+CMD \["node", .+livez/)
    expect(last).not.toMatch(/\bnpm\b/)
  })
})

describe('compose.yaml', () => {
  it('gives the site settings that exist', () => {
    const given = Object.keys(compose.services.site.environment)
    expect(given.filter((name) => !settings.has(name))).toEqual([])
    expect(compose.services.site.environment.TRUSTED_PROXIES).toBe('1')
    const { DATA_DIR, BACKUP_DIR } = compose.services.site.environment
    expect(BACKUP_DIR.startsWith(`${DATA_DIR}/`)).toBe(true)
    expect(compose.services.site.volumes).toContain(`site-data:${DATA_DIR}`)
    expect(compose.services.caddy.environment.SITE_UPSTREAM).toBe(
      `site:${compose.services.site.environment.PORT}`,
    )
  })

  it('names volumes, networks and files that exist', () => {
    const services: { volumes?: string[]; networks: string[] }[] = Object.values(compose.services)
    const sources = services.flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    )
    const unknown = sources.filter((source) =>
      source.startsWith('.') ? !exists(source) : !(source in compose.volumes),
    )
    expect(unknown).toEqual([])
    expect(
      services.flatMap(({ networks }) => networks).filter((name) => !(name in compose.networks)),
    ).toEqual([])
  })
})
