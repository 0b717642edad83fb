import { expectedMessage } from '../../server/config/expected-error.ts'

/** Ends a command that failed, with what `explained` says. */
export async function endExplained(error: unknown, root: string): Promise<never> {
  console.error(await explained(error, root))
  process.exit(1)
}

/**
 * What to print about an error. An expected one is its sentence. Any other may come from a file that cannot be loaded:
 * then the content check says which, and where; if it finds nothing, the error itself is returned, with its stack.
 */
export async function explained(error: unknown, root: string): Promise<unknown> {
  return expectedMessage(error) ?? (await contentProblems(root)) ?? error
}

async function contentProblems(root: string): Promise<string | null> {
  try {
    // Loads Vite, which a command that works does not need.
    const { findProblems } = await import('./find-problems.ts')
    return (await findProblems(root)).join('\n') || null
  } catch {
    return null
  }
}
