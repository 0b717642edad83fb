import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { contentCopy } from '../../tests/fixtures/temporary-folder.ts'
import { type Kind, STARTERS } from '../kinds.ts'
import type { Editing } from './editing.ts'

const ENTRIES = {
  specialty: async () => (await import('../../app/content/specialties/specialties.data.ts')).specialties,
  clinic: async () => (await import('../../app/content/patients/clinics.data.ts')).clinics,
  post: async () => (await import('../../app/content/blog/posts.data.ts')).posts,
  page: async () => (await import('../../app/content/own-pages.data.ts')).ownPages,
}

it.each(Object.keys(ENTRIES) as (keyof typeof ENTRIES)[])(
  'what begins as a %s can be published once its brackets are gone',
  async (kind: Kind) => {
    const folder = contentCopy()
    vi.stubEnv('CONTENT_DIR', folder)
    vi.resetModules()
    const { begin } = await import('./begin.ts')
    const commit: Editing['commit'] = async (_, files) => {
      for (const { file, content } of files) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        writeFileSync(
          path.join(folder, file),
          String(content)
            .replace(/^draft: true\n/m, '')
            .replace(/[[\]]/g, ''),
        )
      }
    }
    const answers = Object.keys(STARTERS[kind].asked).map((label) => [label, 'Oak 5550142'])
    const { file } = await begin({ commit } as Editing, kind, Object.fromEntries(answers), [])
    const entries = await ENTRIES[kind as keyof typeof ENTRIES]()
    expect(JSON.stringify(entries)).toContain(path.parse(file).name)
  },
)
