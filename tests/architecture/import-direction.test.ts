import { describe, expect, it } from 'vitest'
import { type Import, importsOf, sourceFiles } from './sources.ts'

/** A folder and the folders it may import from, besides itself. The first matching prefix counts. */
const rooms: [room: string, mayImport: string[]][] = [
  ['app/components/ui', []],
  [
    'app/components',
    [
      'app/components/ui',
      'app/content/placeholders.ts',
      'app/content/worked-month.ts',
      'app/content (types)',
      'app/islands',
      'app/layout/consent',
      'app/scripts',
      'guide (types)',
    ],
  ],
  ['app/scripts', ['app/islands', 'app/layout/consent']],
  ['app/layout', ['app/components/ui', 'app/content', 'app/islands', 'site.config.ts']],
  ['app/content', []],
  ['app/seo', ['app/content', 'app/deployment-values.ts', 'guide/shapes.ts', 'site.config.ts']],
  [
    'app/routes',
    [
      'app/components',
      'app/content',
      'app/islands',
      'app/layout',
      'app/request-context.ts',
      'app/scripts',
      'app/seo',
      'app/styles',
      'app/widget-address.ts',
      'guide/guide-cover.ts',
      'site.config.ts',
    ],
  ],
  ['app', ['app', '.generated']],
  ['booking/domain', []],
  ['booking/db', ['booking/domain', 'booking/log.ts']],
  ['booking/email', ['booking/domain', 'booking/db', 'booking/log.ts', 'booking/metrics.ts']],
  [
    'booking/outbox',
    ['booking/domain', 'booking/db', 'booking/email', 'booking/log.ts', 'booking/metrics.ts'],
  ],
  ['booking/ui', ['booking/domain']],
  [
    'booking/http',
    ['booking/domain', 'booking/db', 'booking/email', 'booking/ui', 'booking/log.ts', 'booking/metrics.ts'],
  ],
  [
    'booking/cli',
    ['booking/domain', 'booking/db', 'booking/email', 'booking/log.ts', 'booking/booking-service.ts'],
  ],
  ['booking', ['booking']],
  ['guide', ['app/content', 'site.config.ts']],
  ['site.config.ts', ['app/content/site.schema.ts']],
  ['server', ['app', 'booking', 'site.config.ts']],
  ['scripts/bench', []],
  ['scripts', ['app', 'guide', 'scripts', 'server', 'site.config.ts']],
]

function roomOf(file: string): string {
  return rooms.find(([room]) => file === room || file.startsWith(`${room}/`))?.[0] ?? file
}

/** The folder of a page: `home` for `app/routes/home/hero.tsx`. */
const routeOf = (file: string) => file.split('/')[2]

/** The violation of one import, or null. */
function fault(file: string, { target, isPackage, typeOnly }: Import): string | null {
  const room = roomOf(file)
  if (isPackage) {
    const pure = room === 'booking/domain'
    return pure ? `${file} imports the package ${target}; ${room} imports nothing outside itself` : null
  }
  const targetRoom = roomOf(target)
  if (room === 'app/routes' && targetRoom === room && routeOf(file) !== routeOf(target))
    return `${file} imports ${target}; what two pages share lives in app/components or app/content`
  if (targetRoom === room) return null
  const allowed = rooms.find(([name]) => name === room)?.[1] ?? []
  const listed = allowed.some((entry) => {
    const [place, restriction] = entry.split(' ')
    if (restriction === '(types)' && !typeOnly) return false
    return target === place || target.startsWith(`${place}/`)
  })
  return listed
    ? null
    : `${file} imports ${target}; ${room} may import ${allowed.join(', ') || 'nothing else'}`
}

describe('import direction', () => {
  const files = sourceFiles()

  it('reads all source files', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it('is followed by every file', () => {
    const faults = files.flatMap((file) => importsOf(file).flatMap((one) => fault(file, one) ?? []))
    expect(faults).toEqual([])
  })

  it('detects an import of the website by the booking provider', () => {
    const content = { target: 'app/content/promises.ts', isPackage: false, typeOnly: false }
    expect(fault('booking/http/app.ts', content)).toContain('booking/http may import')
    expect(fault('app/components/faq.tsx', content)).not.toBeNull()
    expect(fault('app/components/faq.tsx', { ...content, typeOnly: true })).toBeNull()
    const section = { target: 'app/routes/seo/foundation.tsx', isPackage: false, typeOnly: false }
    expect(fault('app/routes/home/route.tsx', section)).toContain('two pages share')
  })
})
