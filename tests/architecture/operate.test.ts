import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { COMMANDS, USAGE } from '../../booking/cli/commands.ts'
import { parseEnvironment } from '../../server/config/environment.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { settingNames } from './setting-names.ts'
import { root } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const guide = read('docs/operate.md')
const unit = read('deploy/systemd/wellbooked.service')
const caddyfile = read('deploy/caddy/Caddyfile')
const dockerfile = read('Dockerfile')
const composeFile = read('compose.yaml')
const host = 'www.yourdomain.com'

const settings = settingNames()
/** Settings that only compose.yaml and Caddy read. */
const composeSettings = new Set(all(`${composeFile}${caddyfile}`, /\{\$?([A-Z_]+)/g))

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}
const exists = (file: string) => existsSync(path.join(root, file))
const hasCaddy = spawnSync('caddy', ['version']).error === undefined

describe('docs/operate.md', () => {
  it('names settings that exist', () => {
    const named = [...all(guide, /`([A-Z]+(?:_[A-Z]+)*)(?:=[^`]*)?`/g), ...all(guide, /^([A-Z_]{4,})=/gm)]
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !settings.has(name) && !composeSettings.has(name))).toEqual([])
  })

  it('shows settings that the site accepts', () => {
    const lines = all(guide, /^([A-Z_]{4,}=[^\s`].*)$/gm)
      .map((line) => line.replaceAll('$SITE_HOST', host))
      .filter((line) => settings.has(line.split('=')[0] ?? ''))
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      const [name = '', value = ''] = line.split(/=(.*)/)
      expect(() => parseEnvironment({ [name]: value }, root), line).not.toThrow()
    }
  })

  it('lists the settings that compose.yaml sets', () => {
    const [listed = ''] = all(guide, /`compose\.yaml` itself sets([^.]+)\./g)
    expect(all(listed, /`([A-Z_]+)`/g).sort()).toEqual(
      Object.keys(parseYaml(composeFile, { merge: true }).services.site.environment).sort(),
    )
  })

  const folder = temporaryFolder()
  it.each([
    ['the public authority', 'sed "s/', false],
    ['its own authority', 'sed -e', true],
  ])('sets up Caddy with certificates from %s', (_, start, isInternal) => {
    const [line = ''] = guide.split('\n').filter((one) => one.startsWith(`# ${start}`))
    const command = line
      .slice(2)
      .replace(/ > \S+$/, '')
      .replace('/srv/wellbooked/site/', `${root}/`)
    const { stdout, status } = spawnSync('sh', ['-c', command], {
      env: { PATH: process.env.PATH, SITE_HOST: host },
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toContain(`{$SITE_HOST:${host}} {`)
    expect(stdout).not.toContain('example.com')
    expect(stdout.includes('\ttls internal\n')).toBe(isInternal)

    if (!hasCaddy) return
    const [redirect = ''] = all(guide, /```caddyfile\n([^`]+)```/g)
    const file = path.join(folder, `Caddyfile-${isInternal}`)
    writeFileSync(file, `${stdout}\n${redirect}`)
    const checked = spawnSync('caddy', ['adapt', '--validate', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
    })
    expect(checked.status, checked.stderr).toBe(0)
    expect(checked.stdout).toContain(`"${host}"`)
    expect(checked.stdout).toContain('"yourdomain.com"')
  })

  it('names npm scripts and commands of the desk that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = all(guide, /npm run (?:--silent )?([\w-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const commands = all(guide, /(?:desk --|desk\.ts) ([\w-]+)/g)
    expect(COMMANDS.map(({ name }) => name).filter((name) => !commands.includes(name))).toEqual([])
    expect(commands.filter((command) => !USAGE.includes(`\n  ${command} `))).toEqual([])
  })

  it('names files that exist', () => {
    const named = [
      ...all(guide, /\]\(([^)#]+)(?:#[^)]*)?\)/g).map((file) => path.join('docs', file)),
      ...all(guide, /\/srv\/wellbooked\/site\/([\w./-]+)/g).filter((file) => file !== '.env'),
      ...all(
        `${guide}${unit}${caddyfile}${dockerfile}${composeFile}`,
        /(?<![\w./-])((?:scripts|docs|tests|deploy)\/[\w./-]*\w)/g,
      ),
    ]
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !exists(file))).toEqual([])
  })

  it('links to headings that exist', () => {
    const slug = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')
    const headings = (file: string) => all(read(file), /^#+ (.+)$/gm).map(slug)
    const own = headings('docs/operate.md')
    expect(all(guide, /\]\(#([^)]+)\)/g).filter((anchor) => !own.includes(anchor))).toEqual([])
    expect(headings('README.md')).toEqual(
      expect.arrayContaining(all(guide, /\]\(\.\.\/README\.md#([^)]+)\)/g)),
    )
  })

  it('names addresses and metrics that the server answers with', () => {
    const server = globSync('server/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
      .map(read)
      .join('\n')
    const addresses = all(`${guide}${caddyfile}${dockerfile}`, /(\/(?:livez|readyz|health|metrics))\b/g)
    expect([...new Set(addresses)].filter((address) => !server.includes(`'${address}'`))).toEqual([])
    const metrics = all(guide, /\b((?:desk|http)_[a-z_]+)\b/g)
    expect(metrics.length).toBeGreaterThan(3)
    expect(metrics.filter((name) => !server.includes(`'${name}'`))).toEqual([])
  })

  it('quotes messages and limits as the code has them', () => {
    expect(read('booking/daily-backup.ts')).toContain("'The daily backup failed")
    expect(guide).toContain('`The daily backup failed`')
    expect(read('booking/purge.ts')).toContain("'Expired records deleted.'")
    expect(read('booking/purge.ts')).toContain('Expired records could not be deleted')
    expect(read('booking/db/migrate.ts')).toContain('database has been used by a newer version')
    expect(guide.replaceAll(/\s+/g, ' ')).toContain('database has been used by a newer version')
    expect(read('booking/booking-service.ts')).toContain('oldestUnsentSeconds')
    const [share] = all(read('booking/http/limits.ts'), /WIDE_SHARE = (\d+)/g)
    expect(guide).toContain(`limited to ${share} times`)
    const token = (length: number) => () => parseEnvironment({ METRICS_TOKEN: 'x'.repeat(length) }, root)
    expect(token(15)).toThrow()
    expect(token(16)).not.toThrow()
    expect(guide).toContain('16 or more characters')
  })

  it('names fields of the unit as the unit has them', () => {
    expect(guide).toContain(`${/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]} MB of memory`)
    expect(unit).toContain('StateDirectory=wellbooked\n')
    expect(guide).toContain('DATA_DIR=/var/lib/wellbooked\n')
  })
})
