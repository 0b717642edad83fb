import path from 'node:path'
import { afterEach, beforeAll, expect } from 'vitest'
import { type Ended, runToEnd } from '../fixtures/npm-start.ts'
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** One wrong edit of an owner: `from` becomes `to` in `file`, and `npm start` says `message`. */
export interface WrongEdit {
  what: string
  file: string
  from: string
  to: string
  message: string
}

/** The file of the owner's facts. */
export const site = 'site.config.ts'
/** What the edits are, for the title of a test. */
export const named = (edits: readonly WrongEdit[]) => edits.map(({ what }) => what).join('; ')

/** A copy of the project without a build, which each test edits and starts; after it the edits are undone. */
export function editedProject() {
  const folder = temporaryFolder()
  const copy = path.join(folder, 'project')
  const undo: (() => void)[] = []
  let project: ProjectCopy

  beforeAll(() => {
    project = copyProject(copy, { withBuild: false })
  })
  afterEach(() => {
    for (const restore of undo.splice(0).reverse()) restore()
  })

  const edit = (edits: readonly WrongEdit[]) => {
    for (const { file, from, to } of edits) undo.push(project.edit(file, from, to))
  }
  const start = (command?: readonly string[]): Promise<Ended> =>
    runToEnd(copy, { DATA_DIR: path.join(folder, 'data'), PORT: '0' }, command)

  /** Makes the edits, starts the site, and expects one line for each of them, and nothing else. */
  async function expectRefusal(edits: readonly WrongEdit[], command?: readonly string[]): Promise<Ended> {
    edit(edits)
    const ended = await start(command)
    expect(ended.lines.toSorted()).toEqual(edits.map(({ message }) => message).toSorted())
    expect(ended.code).toBe(1)
    return ended
  }

  return { folder: copy, undo, edit, start, expectRefusal }
}
