import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSite, withoutDeploymentValues } from '../../app/seo/site-files/read-site.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')

/** All pages, prerendered or rendered on request. */
export const pages = await readSite(build)

/** A generated file, by its address. */
export function built(address: string): Buffer {
  return readFileSync(path.join(build, 'site', 'client', address))
}

/** A generated text file, with placeholders instead of this build's origin. */
export function builtText(address: string): string {
  return withoutDeploymentValues(built(address).toString(), build)
}
