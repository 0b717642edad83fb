import { exitWithError } from '../server/listen.ts'
import { BuildStopped } from './build-stopped.ts'
import { checkContent } from './content-check/find-problems.ts'
import { buildFonts } from './fonts.ts'

const MAX_SHOWN_PROBLEMS = 10
const MAX_SHOWN_ADVICE = 20

/** Runs before Vite in the build: checks all content, cuts the fonts, and prints what is spoken of but gone, and advice on style. */
try {
  const { problems, removed, advice } = await checkContent()
  if (problems.length > 0) throw new BuildStopped(firstOf(problems, MAX_SHOWN_PROBLEMS))
  await buildFonts()
  if (removed.length > 0)
    console.log(`Speaks of what isn’t there (${removed.length}):\n${firstOf(removed, MAX_SHOWN_ADVICE)}`)
  if (advice.length > 0)
    console.log(`Could read better (${advice.length}):\n${firstOf(advice, MAX_SHOWN_ADVICE)}`)
} catch (error) {
  exitWithError(error)
}

function firstOf(sentences: readonly string[], count: number): string {
  const rest = sentences.length - count
  return [...sentences.slice(0, count), ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n')
}
