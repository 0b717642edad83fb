import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clinic } from '../../../app/content/patients/clinic.schema.ts'

const folder = path.resolve(import.meta.dirname, '..', '..', '..', 'app', 'content', 'clinics')

/** Every clinic of the site, read from its folder: `app/content/patients/clinics.ts` lists them in a way only Vite understands. */
export const clinics: Clinic[] = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .sort()
    .map(async (file) => {
      const exported: Record<string, Clinic> = await import(pathToFileURL(path.join(folder, file)).href)
      const [clinic] = Object.values(exported)
      if (!clinic) throw new Error(`${file} has no clinic.`)
      return clinic
    }),
)

/** For what is the same at every clinic. */
export const [anyClinic] = clinics as [Clinic, ...Clinic[]]
