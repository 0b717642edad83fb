import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
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
