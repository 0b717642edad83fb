import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles } from './sources.ts'

const files = sourceFiles()

describe('rooms', () => {
  it('have no utils folders', () => {
    const drawers = files.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.tsx?$)/.test(file),
    )
    expect(drawers).toEqual([])
  })

  it('have a README', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => path.dirname(file)))
    // app/routes/README.md covers the folders of all pages.
    const silent = [...folders].filter(
      (folder) => !folder.startsWith('app/routes/') && !existsSync(path.join(root, folder, 'README.md')),
    )
    expect(silent).toEqual([])
  })

  it('read the environment only in the server and the scripts', () => {
    const readers = files.filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('process.env'),
    )
    expect(readers.filter((file) => !/^(server|scripts)\//.test(file))).toEqual([])
  })

  it.each(['', 'scripts/bench'])('name no download address in the lockfile of "%s"', (room) => {
    expect(readFileSync(path.join(root, room, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
  })

  it('pin every package to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    )
    const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('keep generated files out of the repository', () => {
    let tracked: string
    try {
      tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    } catch {
      return // Unpacked from an archive: nothing to ask.
    }
    expect(
      tracked.split('\n').filter((file) => /^(build|\.generated|\.react-router|node_modules)\//.test(file)),
    ).toEqual([])
  })
})
