import { cpSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { ownerOf, writeOwner } from './build.ts'

const folder = temporaryFolder()
const at = (...names: string[]) => path.join(folder, ...names)
const ownerAt = (checkout: string) => ownerOf(at(checkout), at(checkout, 'build'))

it('a build of a checkout that is copied or moved stays its own, and another owner stays the other', () => {
  mkdirSync(at('site', 'build'), { recursive: true })
  expect(ownerAt('site')).toBeNull()
  writeOwner(at('site'), at('site', 'build'), at('site', 'content'))
  cpSync(at('site'), at('copy'), { recursive: true })
  expect(ownerAt('copy')).toBe(at('copy', 'content'))
  renameSync(at('site'), at('moved'))
  expect(ownerAt('moved')).toBe(at('moved', 'content'))
  for (const other of [at('another'), at('moved-too', 'content'), at('..owner')]) {
    writeOwner(at('moved'), at('moved', 'build'), other)
    cpSync(at('moved'), at('copy'), { recursive: true })
    expect(ownerAt('copy')).toBe(other)
  }
})
