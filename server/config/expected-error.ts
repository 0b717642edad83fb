/**
 * Names of the errors whose message is one sentence for the operator, or one per problem. By name and not by class:
 * in development the same module is loaded by Node and by Vite, each with classes of its own.
 */
const EXPECTED: ReadonlySet<string> = new Set([
  'BrokenPage',
  'BuildStopped',
  'ContentError',
  'InvalidRules',
  'InvalidSetting',
  'StoreError',
  'StoreUnusable',
])

/** The sentence of an error that is expected, such as a wrong setting; null for any other, which keeps its stack. */
export function expectedMessage(error: unknown): string | null {
  return error instanceof Error && EXPECTED.has(error.name) ? error.message : null
}
