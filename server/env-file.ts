import path from 'node:path'

/** Reads `.env` beside the project, when there is one; what the shell sets wins over it. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(path.join(root, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
