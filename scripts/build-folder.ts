import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** The finished build, which the server reads at its start, and only then. */
export const buildFolder = path.join(root, 'build')
/** The build in work. */
export const newBuild = path.join(root, '.generated', 'build')
/** The finished build while another takes its place. */
const lastBuild = path.join(root, '.generated', 'last-build')

/** Removes what an interrupted build has left, and the route types: those of moved pages would fail the type check. */
export async function clearNewBuild(): Promise<void> {
  await rm(newBuild, { recursive: true, force: true })
  await rm(path.join(root, '.react-router'), { recursive: true, force: true })
  await mkdir(newBuild, { recursive: true })
}

/** Puts the last build back, if the process was ended between the two renames of a swap. */
export async function recoverBuild(): Promise<void> {
  await recover(buildFolder, lastBuild)
}

/** Puts the new build in the place of the last one. */
export async function swapInNewBuild(): Promise<void> {
  await swapIn(newBuild, buildFolder, lastBuild)
}

async function recover(current: string, last: string): Promise<void> {
  if (!existsSync(current) && existsSync(last)) await rename(last, current)
}

/**
 * Puts the folder `next` in the place of `current`, by two renames in one file system. If the second one fails, the
 * first is undone.
 * @param last a free place for the folder that is replaced, which is removed at the end
 */
export async function swapIn(next: string, current: string, last: string): Promise<void> {
  await rm(last, { recursive: true, force: true })
  if (existsSync(current)) await rename(current, last)
  try {
    await rename(next, current)
  } catch (error) {
    await recover(current, last)
    throw error
  }
  await rm(last, { recursive: true, force: true })
}
