import { describe, expect, it } from 'vitest'
import { type Import, importsOf, sourceFiles } from './sources.ts'

/** A room and the rooms it may import from, besides itself. The first room that a path begins with counts. */
const rooms: [room: string, mayImport: string[]][] = [
  ['app/parts', []],
  ['app/page-scripts', ['words/consent.ts']],
  ['app/sections', ['app/parts', 'audit', 'roi', 'words/tokens.ts', 'words (types)', 'guide (types)']],
  ['app/frame', ['app/parts', 'words', 'settings', 'site.config.ts']],
  [
    'app/screens',
    [
      'app/sections',
      'app/parts',
      'app/frame',
      'app/page-scripts',
      'app/styles',
      'app/visit.ts',
      'app/widget-address.ts',
      'guide/guide-cover.ts',
      'words',
      'seo',
      'settings',
      'site.config.ts',
      'audit',
      'roi',
    ],
  ],
  ['app', ['app', 'words', 'settings', '.generated']],
  ['desk/domain', []],
  ['desk/store', ['desk/domain', 'desk/log.ts']],
  ['desk/notices', ['desk/domain', 'desk/store', 'desk/log.ts']],
  ['desk/screens', ['desk/domain']],
  ['desk/http', ['desk/domain', 'desk/store', 'desk/notices', 'desk/screens', 'desk/log.ts']],
  ['desk/operator', ['desk/domain', 'desk/store', 'desk/log.ts']],
  ['desk', ['desk']],
  ['cards', ['guide/shapes.ts', 'found/markup.ts', 'found/read-page.ts', 'seo', 'words', 'site.config.ts']],
  ['found', ['cards', 'seo', 'settings', 'words', 'site.config.ts']],
  ['guide', ['words', 'settings', 'site.config.ts']],
  ['audit', []],
  ['roi', []],
  ['words', []],
  ['seo', ['words', 'site.config.ts', 'settings']],
  ['settings', []],
  ['site.config.ts', ['settings']],
  ['server', ['app', 'desk', 'seo', 'words', 'settings', 'site.config.ts']],
  ['launch', ['words', 'settings', 'site.config.ts']],
  ['bench', []],
  ['tools', ['bench', 'found', 'guide', 'launch', 'seo', 'server', 'settings', 'site.config.ts', 'words']],
]

function roomOf(file: string): string {
  return rooms.find(([room]) => file === room || file.startsWith(`${room}/`))?.[0] ?? file
}

/** What is wrong with one import, or null. */
function fault(file: string, { target, isPackage, typeOnly }: Import): string | null {
  const room = roomOf(file)
  if (isPackage) {
    const pure = ['audit', 'desk/domain', 'roi'].includes(room)
    return pure ? `${file} imports the package ${target}; ${room} imports nothing outside itself` : null
  }
  const targetRoom = roomOf(target)
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

describe('imports run one way', () => {
  const files = sourceFiles()

  it('reads the whole house', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it('holds in every file', () => {
    const faults = files.flatMap((file) => importsOf(file).flatMap((one) => fault(file, one) ?? []))
    expect(faults).toEqual([])
  })

  it('would notice a desk that reads the website’s words', () => {
    const words = { target: 'words/home.ts', isPackage: false, typeOnly: false }
    expect(fault('desk/http/app.ts', words)).toContain('desk/http may import')
    expect(fault('app/sections/faq.tsx', words)).not.toBeNull()
    expect(fault('app/sections/faq.tsx', { ...words, typeOnly: true })).toBeNull()
  })
})
