import { join } from 'node:path'

/** The kernel's limit for the name of a socket is 104 bytes on macOS and 108 on Linux, its end mark included. */
const LONGEST = 103

/** Where a running desk listens for the operator; null where this system has no such place. */
export function socketPath(dataDir: string): string | null {
  if (process.platform === 'win32') return null
  const path = join(dataDir, 'desk.sock')
  return Buffer.byteLength(path) > LONGEST ? null : path
}
