import { expect, it } from 'vitest'
import { promiseUses } from './promise-uses.ts'

const HOME = 'app/content/promises.ts'

/** The lines on which a figure is read, by its full name. */
function linesOf(files: Record<string, string>): Record<string, string[]> {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }))
  return Object.fromEntries(
    [...promiseUses(sources, HOME)].map(([name, places]) => [
      name,
      places.map((place) => ('file' in place ? `${place.file}:${place.line}` : '')),
    ]),
  )
}

it('sees a figure by its name, renamed and destructured', () => {
  const text = [
    "import { guarantees, strategyCall as call } from './promises.ts'",
    'const { paidTraffic: goal, results: { withinDays } } = guarantees',
    'const minutes = call.minutesOnMostPages',
    "export const a = goal.withinDays + ' days'",
    "export const b = { withinDays, length: minutes + ' minutes' }",
    'export const c = guarantees.whatsIncluded.withinDays',
    "const other = { guarantees: 1, minutes: 'no' }",
    'other.guarantees',
  ].join('\n')
  expect(linesOf({ 'app/content/a.ts': text })).toEqual({
    'guarantees.paidTraffic.withinDays': ['app/content/a.ts:4'],
    'guarantees.results.withinDays': ['app/content/a.ts:5'],
    'strategyCall.minutesOnMostPages': ['app/content/a.ts:5'],
  })
})

it('follows a constant that another file exports, in whatever order the files come', () => {
  const uses = linesOf({
    'app/routes/a.tsx': "import { days } from '../../app/content/b.ts'\nexport const A = () => <p>{days}</p>",
    'app/content/b.ts':
      "import { guarantees } from './promises.ts'\nexport const days = guarantees.results.withinDays",
  })
  expect(uses).toEqual({ 'guarantees.results.withinDays': ['app/routes/a.tsx:2'] })
})

it('says the words around the figure', () => {
  const text = `import { fee } from './promises.ts'\nexport const a = { text: \`A long beginning of a sentence, and then \${fee.from} dollars\` }`
  const [place] = promiseUses([{ file: 'app/content/a.ts', text }], HOME).get('fee.from') ?? []
  expect(place).toMatchObject({ line: 2, text: expect.stringMatching(/^….*\$\{fee\.from\} dollars/) })
})
