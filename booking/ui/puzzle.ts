import type { Puzzle } from './props.ts'

/** Name of the field with the solution. */
export const PUZZLE_FIELD = 'puzzle'

/** Longest wait for a solution when the form is sent: without one the call is held, which is better than waiting. */
const MAX_WAIT_MS = 15_000

let solving: Promise<string> | null = null

/** Begins to solve the puzzle of the form, while the visitor fills it in. The solver is fetched only then. */
export function solvePuzzle(puzzle: Puzzle): void {
  solving = import('./puzzle-solver.ts').then(({ solve }) => solve(puzzle)).catch(() => '')
}

/** The solution to post; empty when there is no puzzle, or none was found in time. */
export async function puzzleSolution(): Promise<string> {
  if (!solving) return ''
  const tooLate = new Promise<string>((resolve) => setTimeout(resolve, MAX_WAIT_MS, ''))
  return await Promise.race([solving, tooLate])
}
