import { spawnSync } from 'node:child_process'
import { contentFolder, hasFile } from '../../app/content/read/content-folder.ts'
import { at, type Fact, textOf } from './facts.ts'

/** A specialty, a person, a clinic or a post, and what texts call it. */
export interface Entry {
  file: string
  names: readonly string[]
}

const ENTRY = /^(specialties|people|clinics)\/[^/]+\.yaml$|^posts\/[^/]+\.md$/
const NAME = /^(name|shortName|title)$/

/** Files that say what the agency offers. Posts and clinics have subjects of their own. */
const OFFERED = /^(pages|people|samples)\/|^(site|territories)\.yaml$/

/** Returns the names of the entries that have a file. */
const keptNames = (facts: readonly Fact[]) =>
  new Set(facts.filter(({ file, field }) => ENTRY.test(file) && NAME.test(field)).map(textOf))

/** Returns an entry of the owner's folder with its names; for another file, one without names. */
export const entryOf = (facts: readonly Fact[], file: string): Entry => ({
  file,
  names: ENTRY.test(file)
    ? facts.filter((fact) => fact.file === file && NAME.test(fact.field)).map(textOf)
    : [],
})

/** Returns the texts of other files that name an entry or the address of its page, if it has one. */
export function mentionsOf(facts: readonly Fact[], { file, names }: Entry, address?: string | null): Fact[] {
  const words = names.map(RegExp.escape).join('|')
  // The word for a specialty is also that for what patients have.
  const isSpecialty = file.startsWith('specialties/')
  const named = isSpecialty
    ? new RegExp(`^(${words})$|\\b(${words}) (practice|clinic|marketing)`, 'i')
    : new RegExp(`(?<!\\w)(${words})(?!\\w)`)
  const led = address ? new RegExp(`(?<![\\w/-])${RegExp.escape(address)}(?![\\w/-])`) : null
  // A specialty's sample ad goes with it.
  const own = [file, file.replace('specialties/', 'samples/ads/')]
  return facts.filter((fact) => {
    const isAbout = names.length > 0 && (!isSpecialty || OFFERED.test(fact.file))
    const text = textOf(fact)
    return !own.includes(fact.file) && ((isAbout && named.test(text)) || led?.test(text) === true)
  })
}

/** Returns findings for what still speaks of an entry that was removed. */
export function stillNamed(facts: readonly Fact[], removed = [...gone(facts), ...deleted()]): string[] {
  const kept = keptNames(facts)
  const findings = removed.flatMap(({ file, names }) => {
    const missing = names.filter((name) => !kept.has(name))
    const [folder] = file.split('/')
    return mentionsOf(facts, { file, names: missing }).map((fact) =>
      at(
        fact,
        `speaks of ${missing[0]}, which has no file in content/${folder}; take it out, or name another one`,
      ),
    )
  })
  return [...new Set(findings)]
}

/**
 * Returns the specialties without a file that an example on the home page or the list in `site.yaml` names. The last entries
 * of that list can be specialties without a page.
 */
function gone(facts: readonly Fact[]): Entry[] {
  const valuesOf = (file: string, field: RegExp) =>
    facts.filter((fact) => fact.file === file && field.test(fact.field)).map(textOf)
  const kept = keptNames(facts)
  const listed = valuesOf('site.yaml', /^specialties\./)
  const examples = valuesOf('pages/home.yaml', /^caseStudies\.examples\.\d+\.specialty$/)
  const last = listed.findLastIndex((one) => kept.has(one))
  return [...new Set([...listed.slice(0, last), ...examples])].map((name) => ({
    file: 'specialties/',
    names: [name],
  }))
}

/** Returns the entries whose files git knows and the folder doesn't have anymore; none without a repository. */
function deleted(): Entry[] {
  const git = (...args: string[]) => {
    const options = ['--diff-filter=D', '--patch', '--relative', '--src-prefix=', '--']
    const folders = ['specialties', 'people', 'clinics', 'posts']
    return spawnSync('git', [...args, ...options, ...folders], {
      cwd: contentFolder,
      encoding: 'utf8',
      maxBuffer: Infinity,
    }).stdout
  }
  const patches = `${git('diff', 'HEAD')}${git('log', '--format=')}`.split(/^diff .*$/m)
  return patches.flatMap((patch) => {
    const [, file = ''] = /^--- (.+)$/m.exec(patch) ?? []
    const names = [...patch.matchAll(/^-(?:name|shortName|title): ["']?(.+?)["']?$/gm)]
    return ENTRY.test(file) && !hasFile(file) ? [{ file, names: names.map(([, name = '']) => name) }] : []
  })
}
