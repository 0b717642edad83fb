import path from 'node:path'
import { EXPLAINED } from './build-step.ts'
import { findProblems } from './content-check/find-problems.ts'

/** The first step of the build: prints what is wrong in the content, one line per field. */
const SHOWN = 10

const problems = await findProblems(path.dirname(import.meta.dirname))
for (const problem of problems.slice(0, SHOWN)) console.error(problem)
if (problems.length > SHOWN) console.error(`… and ${problems.length - SHOWN} more.`)
process.exitCode = problems.length === 0 ? 0 : EXPLAINED
