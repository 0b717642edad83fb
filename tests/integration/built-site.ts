import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { clinics } from '../../app/content/clinics.ts'
import { pathLinks } from '../../app/routes/book/patient/steps.ts'
import { readPage, type SitePage } from '../../app/seo/site-files/read-page.ts'
import { readSite, withoutDeploymentValues } from '../../app/seo/site-files/read-site.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')

/** All pages, prerendered or rendered on request. */
export const pages = await readSite(build)

/** The steps of each clinic's path, which no menu and no sitemap lists. */
export const patientPages: SitePage[] = await readPatientPages()

async function readPatientPages(): Promise<SitePage[]> {
  const server = pathToFileURL(path.join(build, 'site', 'server', 'index.js')).href
  const render = createRequestHandler((await import(server)) as ServerBuild, 'production')
  return await Promise.all(
    clinics
      .flatMap((clinic) => Object.values(pathLinks(clinic)))
      .map(async (address) => {
        const answer = await render(new Request(new URL(address, 'http://localhost')))
        return readPage(address, await answer.text())
      }),
  )
}

/** A generated file, by its address. */
export function built(address: string): Buffer {
  return readFileSync(path.join(build, 'site', 'client', address))
}

/** A generated text file, with placeholders instead of this build's origin. */
export function builtText(address: string): string {
  return withoutDeploymentValues(built(address).toString(), build)
}
