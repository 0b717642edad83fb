import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { USAGE } from '../../booking/cli/parse-command.ts'
import { settingNames } from './setting-names.ts'
import { root } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const guide = read('docs/operate.md')
const unit = read('deploy/systemd/wellbooked.service')
const caddyfile = read('deploy/caddy/Caddyfile')
const dockerfile = read('Dockerfile')

const settings = settingNames()
/** What only the containers and Caddy read. */
const composeSettings = new Set(all(`${read('compose.yaml')}${caddyfile}`, /\{\$?([A-Z_]+)/g))

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}
const exists = (file: string) => existsSync(path.join(root, file))

describe('docs/operate.md', () => {
  it('names settings that exist', () => {
    const named = [...all(guide, /`([A-Z]+(?:_[A-Z]+)*)(?:=[^`]*)?`/g), ...all(guide, /^([A-Z_]{4,})=/gm)]
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !settings.has(name) && !composeSettings.has(name))).toEqual([])
  })

  it('names npm scripts and commands of the desk that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = all(guide, /npm run (?:--silent )?([\w-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const commands = all(guide, /(?:desk --|desk\.ts) ([\w-]+)/g)
    expect(commands).toContain('backup')
    expect(commands.filter((command) => !USAGE.includes(`\n  ${command} `))).toEqual([])
  })

  it('names files that exist', () => {
    const named = [
      ...all(guide, /\]\(([^)#]+)(?:#[^)]*)?\)/g).map((file) => path.join('docs', file)),
      ...all(guide, /\/srv\/wellbooked\/site\/([\w./-]+)/g).filter((file) => file !== '.env'),
      ...all(guide, /\b(scripts\/[\w-]+\.ts)/g),
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

  it('names fields of the unit as the unit has them', () => {
    expect(guide).toContain(`${/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]} MB of memory`)
    expect(unit).toContain('StateDirectory=wellbooked\n')
    expect(guide).toContain('DATA_DIR=/var/lib/wellbooked\n')
  })
})
