import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'

const folder = temporaryFolder()
vi.stubEnv('CONTENT_DIR', path.join(folder, 'content'))
const { editText, readOwn, writeOwn } = await import('./owner-files.ts')

it('reads and writes nothing outside the owner’s folder, links included, and no name that objects have by themselves', () => {
  mkdirSync(path.join(folder, 'content'))
  writeFileSync(path.join(folder, 'other.yaml'), 'a: 1')
  symlinkSync('../other.yaml', path.join(folder, 'content', 'link.yaml'))
  symlinkSync('..', path.join(folder, 'content', 'up'))
  symlinkSync('../missing.yaml', path.join(folder, 'content', 'dangling.yaml'))
  for (const file of ['../other.yaml', 'link.yaml', 'up/other.yaml', 'up/new/other.yaml', 'dangling.yaml']) {
    expect(() => readOwn(file), file).toThrow('not a file of content/')
    expect(() => writeOwn(file, Buffer.from('a: 2')), file).toThrow('not a file of content/')
  }
  writeOwn('new/own.yaml', Buffer.from('a: 1'))
  expect(String(readOwn('new/own.yaml'))).toBe('a: 1')

  for (const key of ['__proto__', 'constructor', 'prototype'])
    for (const at of [
      [key, 'x'],
      ['a', key],
    ])
      expect(() => editText('own.yaml', 'a: {}', [{ do: 'set', path: at, value: 1 }])).toThrow(key)
})
