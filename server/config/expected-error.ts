/** By name, because in development Node and Vite each load a module, with classes of its own. */
const EXPECTED: ReadonlySet<string> = new Set([
  'BrokenPage',
  'BuildStopped',
  'ContentError',
  'InvalidRules',
  'InvalidSetting',
  'StoreError',
  'StoreUnusable',
])

/** Returns the sentence of an expected error, such as a wrong setting; null for any other, which keeps its stack. */
export function expectedMessage(error: unknown): string | null {
  return error instanceof Error && EXPECTED.has(error.name) ? error.message : null
}
