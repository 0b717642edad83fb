import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { parseSync } from 'vite'

/**
 * Explains why a content file cannot be used, one sentence per problem.
 * @param error thrown while the file was loaded or checked
 * @param file path of that file from `root`
 */
export function explain(error: unknown, file: string, root: string): string[] {
  if (!(error instanceof Error)) return [`${file}: ${String(error)}`]
  // By name: a module loaded by Vite has classes of its own.
  if (error.name === 'ContentError') return error.message.split('\n')
  const { id } = error as { id?: unknown }
  const syntax = typeof id === 'string' ? syntaxProblem(id, root) : null
  if (syntax) return [syntax]
  const [, missing, importer] = /^Failed to load url (\S+) .*? in (.+?)\. Does/.exec(error.message) ?? []
  if (missing && importer)
    return [`${path.relative(root, importer)}: it imports ${missing}, which is missing.`]
  const message = stripVTControlCharacters(error.message).split('\n')[0] ?? ''
  return [`${placeOf(error, file, root)}: ${message.replace(/\.$/, '')}.`]
}

/** The first syntax error of a file, or null when it has none. */
function syntaxProblem(id: string, root: string): string | null {
  const text = readFileSync(id, 'utf8')
  const [error] = parseSync(id, text).errors
  if (!error) return null
  const line = text.slice(0, error.labels[0]?.start ?? 0).split('\n').length
  return `${path.relative(root, id)}, line ${line}: ${error.message.replace(/\.$/, '')}; a comma, quote or bracket is missing here or just before.`
}

/** File and line of an error: in the given file if its stack passes through it, otherwise where it was thrown. */
function placeOf(error: Error, file: string, root: string): string {
  const frames = [...(error.stack ?? '').matchAll(/(?:\(|at |file:\/\/)(\/[^\s():]+):(\d+):\d+/g)]
    .map(([, place = '', line]) => ({ place: path.relative(root, place), line }))
    .filter(({ place }) => !place.startsWith('..') && !place.includes('node_modules'))
  const frame = frames.find(({ place }) => place === file) ?? frames[0]
  return frame ? `${frame.place}, line ${frame.line}` : file
}
