import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { compress, type SentText } from './compress.ts'
import { PDF } from './static-files.ts'

/**
 * Returns a function that resolves to the day's PDF guide, with links to `origin`. The guide is compiled once, in a
 * separate process that frees the memory.
 */
export function guidePdf(projectFolder: string, origin: string, day: string) {
  const compile = async () => {
    const program = [path.join(projectFolder, 'guide', 'print.ts'), 'guide', origin, day]
    const options = { encoding: 'buffer', maxBuffer: Infinity } as const
    const { stdout: text } = await promisify(execFile)(process.execPath, program, options)
    return {
      text,
      headers: { 'Content-Type': 'application/pdf', ...PDF },
      br: await compress(text, 'br', true),
      gzip: await compress(text, 'gzip', true),
    }
  }
  let compiled: Promise<SentText> | undefined
  return () => {
    compiled ??= compile().catch((error: unknown) => {
      compiled = undefined
      throw error
    })
    return compiled
  }
}
