import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ContentError } from '../../app/content/checks/content-error.ts'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { readYaml } from '../../app/content/read/yaml.ts'
import { checksOf } from './checks.ts'
import { readFacts } from './facts.ts'
import { linksToNothing } from './launch-findings.ts'
import { leftOutOf } from './left-out.ts'
import type { Load } from './load.ts'
import { stillNamed } from './removed.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const loadByNode = (file: string) => import(pathToFileURL(path.join(root, file)).href)

/**
 * Reads and checks all content. Returns problems, what speaks of an entry that isn’t there, advice on style, and files that are
 * left out.
 * @throws every error that isn't about content
 */
export async function checkContent(): Promise<
  Record<'problems' | 'removed' | 'advice' | 'leftOut', string[]>
> {
  // A set, because an invalid file breaks the modules that import it with the same message.
  const problems = new Set<string>()
  for (const file of contentModules())
    for (const fault of await faultsIn(() => loadByNode(file))) problems.add(fault)
  if (problems.size === 0) for (const fault of await contentFaults(loadByNode)) problems.add(fault)
  const { advice } = await import('../../app/content/read/prose.ts')
  // Imported here, because it reads the figures, which may be wrong.
  const findRemoved = async () => {
    const { names } = await import('../../app/content/read/names.ts')
    const facts = readFacts(names)
    return [...linksToNothing(facts), ...stillNamed(facts)]
  }
  return {
    problems: [...problems].flatMap((message) => message.split('\n')),
    removed: problems.size === 0 ? await findRemoved() : [],
    advice: [...advice],
    leftOut: leftOutOf(contentFolder),
  }
}

/** Returns the faults of content whose files are each valid by themselves. */
export async function contentFaults(load: Load): Promise<string[]> {
  const faults: string[] = []
  for (const check of await checksOf(load)) faults.push(...(await faultsIn(check, withLines)))
  return faults
}

/** Returns a `ContentError` as a fault; null for another error. Compares names, because Vite loads its own classes. */
export const faultOf = (error: unknown): string | null =>
  error instanceof Error && error.name === 'ContentError' ? error.message : null

/** Returns the message of a `ContentError` that `run` throws. */
export async function faultsIn(
  run: () => unknown,
  complete = (error: ContentError) => error,
): Promise<string[]> {
  try {
    await run()
    return []
  } catch (error) {
    const fault = faultOf(error instanceof ContentError ? complete(error) : error)
    if (!fault) throw error
    return [fault]
  }
}

/** Adds the line number of each field, which only a reader of the file knows. */
function withLines({ file, problems }: ContentError): ContentError {
  const [, name] = /^content\/(.+\.yaml)$/.exec(file) ?? []
  if (!name || problems.some(({ line }) => line)) return new ContentError(file, problems)
  const { lineOf } = readYaml(name)
  return new ContentError(
    file,
    problems.map((one) => ({ ...one, line: lineOf(one.field) })),
  )
}

/** Returns the data modules, starting with the facts and figures that others refer to. */
function contentModules(): string[] {
  const files = globSync('app/**/*.data.ts', { cwd: root }).sort()
  return ['app/content/site/site.data.ts', 'app/content/promises/promises.data.ts', ...files]
}
