import { join } from 'node:path'

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const MAX_PATH_BYTES = 103

/** Path of the operator's socket; null on Windows and when the path is too long. */
export function socketPath(dataDir: string): string | null {
  if (process.platform === 'win32') return null
  const path = join(dataDir, 'desk.sock')
  return Buffer.byteLength(path) > MAX_PATH_BYTES ? null : path
}
