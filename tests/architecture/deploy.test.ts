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
import { importsOf, root } from './sources.ts'

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

  /** Explains content that cannot be loaded, and needs Vite. The desk does without: the build has checked the content. */
  const optional = 'scripts/content-check/find-problems.ts'

  it('contains every source and package that the desk commands import', () => {
    const seen = new Set<string>()
    const packages = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file) || file === optional) return
      seen.add(file)
      for (const { target, isPackage, typeOnly } of importsOf(file)) {
        if (typeOnly) continue
        if (isPackage) packages.add(target)
        else visit(target)
      }
    }
    visit('scripts/desk.ts')
    expect(seen.size).toBeGreaterThan(20)
    const has = (file: string) => copied.some((place) => file === place || file.startsWith(`${place}/`))
    expect([...seen].filter((file) => !has(file))).toEqual([])

    const { dependencies } = JSON.parse(read('package.json'))
    const isProduction = (name: string) =>
      name.startsWith('node:') ||
      Object.keys(dependencies).some((one) => name === one || name.startsWith(`${one}/`))
    expect(packages.size).toBeGreaterThan(3)
    expect([...packages].filter((name) => !isProduction(name))).toEqual([])
  })

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

  it('is built from everything that the build reads, and contains no settings', () => {
    const allowed = all(read('.dockerignore'), /^!(.+)$/gm)
    const sources = all(
      /const sources = \[([^\]]+)\]/.exec(read('scripts/build-stamp.ts'))?.[1] ?? '',
      /'([^']+)'/g,
    )
    expect(sources.length).toBeGreaterThan(5)
    expect(allowed).toEqual(expect.arrayContaining(sources))
    expect(read('.dockerignore').split('\n')).toContain('*')
    expect(allowed.filter((file) => file.startsWith('.env') || !exists(file))).toEqual([])
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

  it.each(Object.keys(compose.services))('keeps %s small, read-only and without privileges', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
    })
    expect(compose.services[name].cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : [])
    expect(Boolean(compose.services[name].ports)).toBe(name === 'caddy')
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
