import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (buildFolder: string) => path.join(buildFolder, 'content-folder.txt')

/** Records in a build whose it is. A folder within the checkout is named from there, so that both can be moved or copied. */
export function writeOwner(checkout: string, buildFolder: string, contentFolder: string): void {
  const within = path.relative(checkout, contentFolder)
  const isWithin = !path.isAbsolute(within) && within.split(path.sep)[0] !== '..'
  writeFileSync(fileIn(buildFolder), isWithin ? within : contentFolder)
}

/** The absolute path of the owner's folder that a build was made from; null without a build. */
export function ownerOf(checkout: string, buildFolder: string): string | null {
  const file = fileIn(buildFolder)
  return existsSync(file) ? path.resolve(checkout, readFileSync(file, 'utf8')) : null
}
