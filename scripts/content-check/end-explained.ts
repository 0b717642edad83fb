import { expectedMessage } from '../../server/config/expected-error.ts'

/** Ends a command that failed, with what `explained` says. */
export async function endExplained(error: unknown, root: string): Promise<never> {
  console.error(await explained(error, root))
  process.exit(1)
}

/** Returns what to print: an expected error's sentence, what the content check finds, or else the error with its stack. */
export async function explained(error: unknown, root: string): Promise<unknown> {
  return expectedMessage(error) ?? (await contentProblems(root)) ?? error
}

async function contentProblems(root: string): Promise<string | null> {
  try {
    const { findProblems } = await import('./find-problems.ts')
    return (await findProblems(root)).join('\n') || null
  } catch {
    return null
  }
}
