import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { everyFile, root, sourceFiles } from './sources.ts'

const files = everyFile()
const known = new Set(files.flatMap((file) => [file, ...ancestors(file)]))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Our own documents: not the owner's words, nor the examples and the specification that others wrote. */
const documents = files.filter(
  (file) =>
    file.endsWith('.md') &&
    !/^(content|editor\/starters|tests\/fixtures\/site|docs\/specification)\b/.test(file),
)

function ancestors(file: string): string[] {
  const folder = path.dirname(file)
  return folder === '.' ? [] : [folder, ...ancestors(folder)]
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}

/** A path begins in lower case and has a slash or an extension of ours: `/book` is an address, `react-dom` a package. */
const PATH = /^(?=.*(?:\/|\w\.(?:tsx?|mjs|css|md|ya?ml|json|typ|sql)$))[a-z.][\w.-]*(?:\/[\w.-]+)*\/?$/
const FENCED = /^ *```(\w*)\n(.*?)^ *```$/gms
/** What a build, an installation, a running site or an owner makes. */
const MADE = /^(build|node_modules|content\/films|\.data|\.generated)\b/

/** The paths in backticks, those that links lead to, and those of diagrams, which are fenced and in no language. */
function pathsIn(text: string): string[] {
  const named = all(text.replace(FENCED, ''), /`([^`\n]+)`/g).filter((name) => PATH.test(name))
  const linked = all(text, /\]\(([^):#]+)[)#]/g)
  return [...named, ...linked, ...all(diagramsOf(text), /(?<![\w/.-])([a-z][\w/.-]*\.(?:tsx?|md))\b/g)]
}

function diagramsOf(text: string): string {
  return [...text.matchAll(FENCED)].map(([, language, diagram = '']) => (language ? '' : diagram)).join('\n')
}

/**
 * The files or folders that a document means by a path: from the root, beside it, or by the end of their paths. A name
 * alone, like `page.tsx`, may be that of many.
 */
function meantBy(document: string, name: string): string[] {
  const wanted = name.replace(/\/$/, '')
  const exact = [wanted, path.join(path.dirname(document), wanted)].filter((file) => known.has(file))
  if (exact.length > 0) return exact.slice(0, 1)
  const ending = [...known].filter((file) => file.endsWith(`/${wanted}`))
  return wanted.includes('/') && ending.length > 1 ? [] : ending
}

it.each(documents)('%s names files and folders that there are', (document) => {
  const missing = pathsIn(read(document)).filter(
    (name) => !MADE.test(name) && meantBy(document, name).length === 0,
  )
  expect(missing).toEqual([])
})

it.each(documents)('%s says of no file what isn’t in it', (document) => {
  const said = read(document).matchAll(/`(\w+)`(?:,? (?:in|of)|\s\()\s*`([^`\s]+\.\w+)`/g)
  const wrong = [...said].filter(
    ([, name = '', file = '']) =>
      !meantBy(document, file).some((one) => new RegExp(`\\b${name}\\b`).test(read(one))),
  )
  expect(wrong.map(([sentence]) => sentence)).toEqual([])
})

it.each(['README.md', 'docs/architecture.md'])('the diagrams of %s have every room', (document) => {
  const rooms = sourceFiles().map((file) => /^(?:booking\/(?=\w+\/))?([\w-]+)\//.exec(file)?.[1] ?? '')
  const drawn = new Set(diagramsOf(read(document)).match(/[\w-]+/g))
  expect([...new Set(rooms)].filter((room) => !drawn.has(room))).toEqual([])
})

const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))
const numbers = decisions.map((file) => Number(path.basename(file).slice(0, 4)))

it.each(decisions)('%s has its number, a date and a status', (file) => {
  const heading = `^# ${numbers[decisions.indexOf(file)]}\\. .+\n`
  const status = String.raw`\d{4}-\d\d-\d\d\. Status: (accepted|superseded by \d{4})\.`
  expect(read(file)).toMatch(new RegExp(heading + status))
})

it('every decision that is referred to is there, and no number is given twice', () => {
  const referred = documents.flatMap((file) =>
    all(read(file), /(?:decision|superseded by) (\d+)/g).map(Number),
  )
  expect(referred.filter((number) => !numbers.includes(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})
