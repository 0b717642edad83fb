import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { everyFile, root } from './sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const table = read('app/routes.ts')

it('the table of routes has each folder with a page, and a row for each that tests find', () => {
  const folders = globSync('app/routes/*/page.tsx', { cwd: root }).map((file) => file.split('/')[2] ?? '')
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((folder) => !table.includes(`'./routes/${folder}/page.tsx'`))).toEqual([])
  const rows = [...table.matchAll(/\broute\('([^']*)'/g)].map(([, address]) => address)
  expect(pageAddresses).toEqual(expect.arrayContaining(rows))
})

it('a page’s words are read by a page, or are a page of their own', () => {
  const sources = everyFile()
    .filter((file) => /^(app|booking|server)\/.*\.tsx?$/.test(file))
    .map(read)
    .join('\n')
  const unread = globSync('content/pages/*.yaml', { cwd: root })
    .filter((file) => !sources.includes(`'${file.replace('content/', '')}'`))
    .filter((file) => !/^sections:/m.test(read(file)))
  expect(unread).toEqual([])
})
