import { globSync } from 'node:fs'

const REASONS: [files: RegExp, reason: string][] = [
  [
    /(^|\/)~\$[^/]*$/,
    'is what Word or Excel keeps beside a file that is open: close the file there, or delete this one',
  ],
  [
    /\.hei[cf]$/i,
    'is a phone’s photo in a format that browsers don’t show: export it as JPEG, and delete this one',
  ],
]

/** Returns a sentence for each file of the owner's folder that the site can't use, though somebody may expect it there. */
export function leftOutOf(folder: string): string[] {
  const files = globSync('**/*', { cwd: folder })
  return REASONS.flatMap(([pattern, reason]) =>
    files.filter((file) => pattern.test(file)).map((file) => `content/${file} ${reason}.`),
  )
}
