import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { evidence, nasal, studies } from './clinic-evidence.ts'
import { clinicAddresses, clinicAt, clinics } from './clinics.ts'

it('takes every file of the folder for a clinic with an address of its own', () => {
  const files = globSync('clinics/*.ts', { cwd: path.resolve(import.meta.dirname) })
  expect(clinics).toHaveLength(files.length)
  expect(new Set(clinicAddresses).size).toBe(files.length)
})

it('finds a clinic at its address, however the build writes it, and at no other', () => {
  expect(clinicAt('/865/')?.slug).toBe('865')
  expect(clinicAt('/seo')).toBeUndefined()
})

it('links each study and FDA statement to its primary source', () => {
  const sources = [...studies, ...evidence.more, ...nasal.sources]
  for (const { href } of sources)
    expect(new URL(href).hostname).toMatch(
      /^(doi\.org|www\.(accessdata\.)?fda\.gov|(pubmed|pmc)\.ncbi\.nlm\.nih\.gov)$/,
    )
  for (const { journal } of [...studies, ...evidence.more]) expect(journal).toMatch(/, 20\d\d$/)
  expect(studies.map(({ name }) => name)).toContain('KARMA-Dep 2')
})

it('names Spravato only beside both approved uses and the boxed warning', () => {
  const all = nasal.paragraphs.join(' ')
  for (const part of [
    'treatment-resistant',
    'suicidal thoughts or behavior',
    'boxed warning',
    'REMS',
    '2 hours',
  ])
    expect(all).toContain(part)
  expect(all).toContain('not been shown to prevent suicide')
  for (const { blocks } of clinics) {
    expect(JSON.stringify(blocks)).not.toContain('Spravato')
    expect(blocks.some(({ kind }) => kind === 'nasal')).toBe(true)
  }
})
