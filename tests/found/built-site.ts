import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSite } from '../../found/read-site.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')

/** Every page as the build left it or as a visit would see it. */
export const pages = await readSite(build)

/** One of the files beside the pages, by its address. */
export function built(address: string): Buffer {
  return readFileSync(path.join(build, 'site', 'client', address))
}
