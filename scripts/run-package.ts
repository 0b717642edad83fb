import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** Runs a program of an installed package with this Node and ends this process with its exit code. */
export function runPackage(program: string, ...parameters: string[]): never {
  const file = path.join(root, 'node_modules', program)
  const { status } = spawnSync(process.execPath, [file, ...parameters], { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 1)
}
