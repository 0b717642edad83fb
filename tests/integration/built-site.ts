import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSite, withoutDeploymentValues } from '../../app/seo/site-files/read-site.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')

/** Every page as the build left it or as a visit would see it. */
export const pages = await readSite(build)

/** One of the files beside the pages, by its address. */
export function built(address: string): Buffer {
  return readFileSync(path.join(build, 'site', 'client', address))
}

/** One of the texts beside the pages, with the stand-ins in the place of this build's own origin. */
export function builtText(address: string): string {
  return withoutDeploymentValues(built(address).toString(), build)
}
