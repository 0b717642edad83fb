import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { everyFile, importsOf, root, sourceFiles } from './sources.ts'

const files = sourceFiles()
const imports = new Map(files.map((file) => [file, importsOf(file)]))

/** Folders, and what nothing in them may import. */
const RULES: [room: string, forbidden: RegExp][] = [
  ['platform/', /^(app|booking|guide|server|scripts|website-check)/],
  ['booking/', /^(app|editor|guide|server|scripts|website-check)/],
  // The office's page and the commands are two doors to the rooms below.
  ['booking/office/', /^booking\/operator\//],
  ['website-check/', /^(app|booking|editor|guide|server|scripts)\//],
  [
    'app/',
    /^(booking|editor|guide|platform(?!\/((areas|browser-storage|call-notes)\.ts|hydrate\.tsx))|server|scripts|website-check(?!\/result\.ts))\//,
  ],
  [
    'guide/',
    /^(app\/(?!(content|components\/drawings)\/)|booking|editor|platform|scripts|server|website-check)/,
  ],
  ['app/content/', /^app\/(routes|layout|components)\//],
  [
    'server/',
    /^(editor|scripts|booking\/(?!(booking-service|operator\/main|core\/settings|calendar\/rules)\.ts$))/,
  ],
  // What is fetched for a check becomes facts, and the checks are functions of these.
  ['website-check/checks/', /^(node:|website-check\/(?!(checks|facts\/page-facts|fetch\/robots|result)\b))/],
  ['website-check/facts/', /^website-check\/(?!facts\/)/],
  ['website-check/fetch/', /^website-check\/(?!fetch\/|result\.ts)/],
  [
    'server/',
    /^website-check\/(?!(service|routes|result|fetch\/inner-addresses|fetch\/robots|checks\/site-facts)\.ts$)/,
  ],
]

/** The booking provider's folders; each may import only those before it. */
const STREAM = [
  ...['core', 'store', 'calendar', 'counts', 'form', 'messages'],
  ...['lead', 'book', 'manage', 'host', 'webhook', 'privacy', 'alarms', 'lists', 'operator', 'office'],
].map((room) => `booking/${room}/`)

function faultsOf(room: string, forbidden: RegExp): string[] {
  return files
    .filter((file) => file.startsWith(room))
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter(({ target }) => forbidden.test(target))
        .map(({ target }) => `${file} imports ${target}`),
    )
}

it.each(RULES)('nothing in %s imports %s', (room, forbidden) => {
  expect(faultsOf(room, forbidden)).toEqual([])
})

it.each(STREAM.slice(0, -1))('nothing in %s imports a room after it', (room) => {
  const later = STREAM.slice(STREAM.indexOf(room) + 1)
  expect(faultsOf(room, new RegExp(`^(${later.join('|')}|booking/[^/]+$)`))).toEqual([])
})

it('only the server, the scripts and the place of the owner’s folder read the environment', () => {
  const readers = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('process.env'))
  expect(
    readers.filter((file) => !/^(server|scripts)\/|^app\/content\/read\/content-folder\.ts$/.test(file)),
  ).toEqual([])
})

it('in the website only modules of data, named so, read the owner’s folder', () => {
  const readers = [...imports].filter(([, all]) =>
    all.some(
      ({ target, typeOnly }) => !typeOnly && /\/read\/(read-content|yaml|content-folder)\.ts$/.test(target),
    ),
  )
  const named = /\.data\.ts$|^app\/content\/read\/|^(editor|scripts)\//
  expect(readers.map(([file]) => file).filter((file) => !named.test(file))).toEqual([])
})

it('no files import each other in a circle, type-only imports included', () => {
  const open: string[] = []
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string) => {
    if (open.includes(file)) circles.push([...open.slice(open.indexOf(file)), file].join(' → '))
    if (open.includes(file) || done.has(file)) return
    open.push(file)
    for (const { target } of imports.get(file) ?? []) if (imports.has(target)) visit(target)
    open.pop()
    done.add(file)
  }
  for (const file of files) visit(file)
  expect(circles).toEqual([])
})

it('no folder is a drawer, and none has more than 25 files', () => {
  const all = everyFile()
  expect(
    all.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.tsx?$)/.test(file)),
  ).toEqual([])
  // Leaves out the owner's folder, which the owner arranges, and decisions, which only grow in number.
  const ours = all.filter((file) => !/^(content|docs\/decisions)\//.test(file))
  const counts = Map.groupBy(ours, (file) => path.dirname(file))
  expect([...counts].filter(([, within]) => within.length > 25).map(([folder]) => folder)).toEqual([])
})

it('sizes, gaps and measures of a class are those of the theme', () => {
  // On paper they are points.
  const own =
    /(?<!print:)\b(?:[mp][trblxy]?|(?:gap|space|text|leading|tracking|rounded|min-w|max-w)(?:-[xy])?)-\[[\d.]/
  const classes = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(classes.filter((line) => own.test(line))).toEqual([])
})
