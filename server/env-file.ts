import path from 'node:path'

/** Reads `.env` in the project folder, if there is one. Variables that are already set win. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(path.join(root, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
