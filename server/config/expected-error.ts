/** Errors are matched by name, because in development Node and Vite load separate copies of each class. */
const EXPECTED: ReadonlySet<string> = new Set([
  'BrokenPage',
  'BuildStopped',
  'ContentError',
  'InvalidSetting',
  'StoreError',
  'StoreUnusable',
])

/** Returns the message of an expected error, such as an invalid setting; null for any other error. */
export function expectedMessage(error: unknown): string | null {
  return error instanceof Error && EXPECTED.has(error.name) ? error.message : null
}
