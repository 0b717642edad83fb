import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clinic } from '../app/content/clinic.schema.ts'

/** The clinics from the sources, for a process that Vite has not built; built ones import `app/content/clinics.ts`. */
export async function readClinics(root: string): Promise<Clinic[]> {
  const files = globSync('app/content/clinics/*.ts', { cwd: root })
  const modules: Record<string, Clinic>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href)),
  )
  return modules.flatMap((exported) => Object.values(exported))
}
