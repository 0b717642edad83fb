import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createServer, parseSync } from 'vite'
import { checks, type Sources } from './checks.ts'

/** Without the website's Vite plugins, which take two seconds. */
async function openSources(root: string): Promise<Sources & { close(): Promise<void> }> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  return {
    load: async <Module>(file: string) => (await vite.ssrLoadModule(`/${file}`)) as Module,
    close: () => vite.close(),
  }
}

/** Loads and checks every content file. Returns one sentence per problem, the owner's facts first. */
export async function findProblems(root: string): Promise<string[]> {
  const { close, ...sources } = await openSources(root)
  return problemsIn(sources, root).finally(close)
}

async function problemsIn(sources: Sources, root: string): Promise<string[]> {
  // A file that others import breaks them too, with the same sentence.
  const problems = new Set<string>()
  const attempt = async (file: string, run: () => unknown) => {
    try {
      await run()
    } catch (error) {
      for (const problem of explain(error, file, root)) problems.add(problem)
    }
  }
  for (const file of contentFiles(root)) await attempt(file, () => sources.load(file))
  for (const { file, run } of checks(root)) await attempt(file, () => run(sources, root))
  return [...problems]
}

/** The files an owner edits, those that others import first. */
function contentFiles(root: string): string[] {
  const pages = globSync('app/routes/**/*.ts', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('checkContent('),
  )
  const shared = globSync('app/content/**/*.ts', { cwd: root })
  const files = [...shared, ...pages]
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.(test|schema)\.ts$/.test(file))
    .sort()
  return [
    'site.config.ts',
    'app/content/promises/promises.ts',
    ...files,
    'booking/book/labels.ts',
    'app/seo/redirects.ts',
  ]
}

/** Says why a content file can't be used, one sentence per problem. */
function explain(error: unknown, file: string, root: string): string[] {
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
