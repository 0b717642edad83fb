import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from './build-site.ts'
import { type Check, type Outcome, runInTurn } from './check.ts'
import { readJourneyResults, readUnitResults } from './check-results.ts'
import { ensureChromium } from './chromium.ts'
import { ensureEngines } from './engines.ts'
import { journeyPort } from './journey-ports.ts'
import { ensureRadicale } from './radicale.ts'
import { summarize } from './summarize-checks.ts'

const root = path.dirname(import.meta.dirname)
const program = (file: string) => path.join(root, 'node_modules', file)
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))

/**
 * Unit tests that print a dot each, with their failures, and leave a report. Many of them race real servers and disks
 * beside two browsers, so each has a second try, as journeys have; the summary names those that needed it.
 */
function unitCheck(name: string, file: string, ...parameters: string[]): Check {
  const report = path.join(reports, file)
  const output = ['--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: [program('vitest/vitest.mjs'), 'run', ...output, ...parameters],
    results: () => readUnitResults(report, root),
  }
}

const biome: Check = { name: 'Format and lint', command: [program('@biomejs/biome/bin/biome'), 'check', '.'] }
const types: Check = { name: 'Types', command: [program('typescript/bin/tsc'), '--project', root] }
const units = unitCheck('Units, races and faults', 'units.json', '--project=shared', '--project=isolated')
// After the others and one browser at a time: they drive real windows, which a busy machine makes slow.
const engines = unitCheck('WebKit and Firefox', 'engines.json', '--project=engines', '--no-file-parallelism')
const journeyReport = path.join(reports, 'journeys.json')
const journeys: Check = {
  name: 'Journeys in Chromium',
  command: [
    program('@playwright/test/cli.js'),
    ...['test', '--config', path.join(root, 'tests', 'e2e'), '--reporter=dot,json'],
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  results: () => readJourneyResults(journeyReport),
}

/**
 * Installs what the tests need, builds the site and runs every check, with a summary at the end of its output. Sets the
 * exit code to 1 when one has failed.
 * @param inBrief without what `tests/in-brief.ts` leaves out
 */
export async function runChecks({ inBrief }: { inBrief: boolean }): Promise<void> {
  if (inBrief) process.env.TESTS_IN_BRIEF = '1'
  const started = performance.now()
  try {
    // A busy port is found now and not after the unit tests; the journeys inherit the choice.
    await journeyPort()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  process.env.CHROMIUM = ensureChromium()
  ensureEngines()
  ensureRadicale()
  // The build comes first: it writes the fonts and the route types that the other checks read.
  await buildSite({ force: false })

  // Side by side, because all of them also wait: for a browser, a server, a clock.
  const outcomes: Outcome[] = (
    await Promise.all([runInTurn(biome, types, units, engines), runInTurn(journeys)])
  ).flat()
  rmSync(reports, { recursive: true, force: true })

  console.log(summarize(outcomes, performance.now() - started))
  process.exitCode = outcomes.every(({ isPassed }) => isPassed) ? 0 : 1
}
