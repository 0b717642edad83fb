import { readFileSync } from 'node:fs'
import path from 'node:path'
import compat, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { oldestBrowsers } from '../../platform/browsers.ts'

const { safari, firefox, chrome } = oldestBrowsers
const oldest = {
  safari,
  safari_ios: safari,
  firefox,
  firefox_android: firefox,
  chrome,
  chrome_android: chrome,
} as const

/** What a script asks for before it uses it. */
const ASKED_FOR = [
  '.createPolicy()',
  '.createScriptURL()',
  '.hidePopover()',
  ...['Temporal', 'Temporal.Now'],
  // React asks for these itself; `use` is its own.
  ...['setImmediate', 'navigation', '.startViewTransition()', '.skipTransition()', '.use()'],
]

const isBefore = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) < 0

/** Whether all of the oldest browsers have a feature. */
function isOld({ __compat: known }: Identifier): boolean {
  return Object.entries(oldest).every(([browser, version]) =>
    [known?.support[browser as keyof typeof oldest] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: renamed }) =>
          typeof added === 'string' &&
          added !== 'preview' &&
          !isBefore(version, added.replace('≤', '')) &&
          !(removed && !isBefore(version, removed)) &&
          !(flags || prefix || renamed),
      ),
  )
}

/** Each global, each `Interface.member` and each `.method()` of the web, and whether it is old in any of its meanings. */
const features = new Map<string, boolean>()
const learn = (name: string, feature: Identifier) => features.set(name, features.get(name) || isOld(feature))
const within = (group: Identifier | undefined) =>
  Object.entries(group ?? {}).filter(([key]) => key !== '__compat') as [string, Identifier][]
for (const group of [compat.api, compat.javascript.builtins, compat.javascript.builtins?.Intl])
  for (const [global, members] of within(group)) {
    learn(global, members)
    for (const [key, member] of within(members)) {
      const name = key.replace('_static', '')
      learn(`${global}.${name}`, member)
      if (name === key) learn(`.${name}()`, member)
      if (global === 'Window') learn(name, member)
    }
  }

/** The features of the web that a script names: the globals, their members, and the methods that it calls. */
function namesIn(script: string): string[] {
  const names: string[] = []
  const keys = new Set<object>()
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      keys.add(property)
      if (object.type === 'Identifier') names.push(`${object.name}.${property.name}`)
    },
    Property({ key, computed }) {
      if (!computed) keys.add(key)
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      // `URL.parse()` is a member of a global, and known as such.
      const isKnown = object.type === 'Identifier' && features.has(`${object.name}.${property.name}`)
      if (!isKnown) names.push(`.${property.name}()`)
    },
    Identifier(node) {
      if (!keys.has(node)) names.push(node.name)
    },
  }).visit(parseSync('script.js', script).program)
  return names
}

const tooNew = (script: string) => namesIn(script).filter((name) => features.get(name) === false)

it('finds what the oldest browsers don’t have, and nothing else', () => {
  expect(tooNew('URL.parse(a); b.checkVisibility(); requestIdleCallback(c); new URLPattern(d)')).toEqual([
    'URL.parse',
    '.checkVisibility()',
    'requestIdleCallback',
    'URLPattern',
  ])
  expect(
    tooNew(
      'JSON.parse(a); b.at(-1); structuredClone(c); AbortSignal.timeout(d); e.parse = { URLPattern: f }',
    ),
  ).toEqual([])
})

it('scripts use no function of the web that the oldest supported browsers don’t have, unless they ask for it', () => {
  const build = path.resolve(import.meta.dirname, '..', '..', 'build')
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(build, 'manifest.json'), 'utf8'),
  )
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const found = scripts.map(({ file }) => {
    const used = tooNew(readFileSync(path.join(build, 'client', file), 'utf8'))
    return [file, ...used.filter((name) => !ASKED_FOR.includes(name))]
  })
  expect(found.filter(([, used]) => used)).toEqual([])
})
