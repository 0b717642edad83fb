import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checks } from './checks.ts'
import { explain } from './explain.ts'
import { openSources, type Sources } from './sources.ts'

/**
 * Loads and validates every content file of the project.
 * @param root the project's folder
 * @returns one sentence per problem, the owner's facts first; empty when there is none
 */
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
    'app/content/promises.ts',
    ...files,
    'booking/ui/labels.ts',
    'app/seo/redirects.ts',
  ]
}
