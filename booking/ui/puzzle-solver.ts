import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Puzzle } from './props.ts'

/**
 * The solved puzzle as the form posts it; empty when none was found. Each step is the browser's own key derivation,
 * which runs beside the page's thread. It needs a secure context: without one it fails, and the form goes unsolved.
 */
export async function solve(puzzle: Puzzle): Promise<string> {
  const solution = await solveChallenge({ challenge: puzzle, deriveKey })
  return solution ? JSON.stringify({ challenge: puzzle, solution }) : ''
}
