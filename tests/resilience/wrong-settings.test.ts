import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts'
import { runToEnd } from '../fixtures/servers/npm-start.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/* server/config/environment.test.ts tests the value of each setting. */

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = temporaryFolder()
const aFile = path.join(folder, 'a-file')
let unbuilt: ProjectCopy
beforeAll(() => {
  writeFileSync(aFile, 'text')
  unbuilt = copyProject(path.join(folder, 'project'), { withBuild: false })
})

it.each([
  [{ PORT: 'eighty' }, /^PORT is set to "eighty"; it wants .+\.$/],
  [
    { DATA_DIR: path.join(aFile, 'data') },
    /^DATA_DIR is set to .+, which can't be written \(.+\); it wants .+\.$/,
  ],
])('%j ends `npm start` before the build with one sentence', async (env, sentence) => {
  const { code, stdout, lines } = await runToEnd(unbuilt.folder, {
    DATA_DIR: path.join(folder, 'data'),
    ...env,
  })
  expect(lines).toEqual([expect.stringMatching(sentence)])
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

it('a Node that is too old is named in one sentence', async () => {
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })'
  const { code, lines } = await runToEnd(root, {}, [
    ...['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'scripts/run.mjs'],
  ])
  expect(lines).toEqual([expect.stringMatching(/needs Node 20 or newer, and "node" here is 18\.20\.4.*\.$/)])
  expect(code).toBe(1)
})
