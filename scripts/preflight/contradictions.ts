import type { Finding, Side } from './finding.ts'

/** Figures for the same thing that pages may state differently, by their names in `app/content/promises.ts`. */
export const CONTRADICTIONS: { about: string; names: string[] }[] = [
  {
    about: 'How many minutes the strategy call lasts',
    names: ['strategyCall.minutesOnMostPages', 'strategyCall.minutesOnMachineAndConfirmation'],
  },
  {
    about: 'By which day after launch the guarantee is met',
    names: [
      'guarantees.paidTraffic.withinDays',
      'guarantees.results.withinDays',
      'guarantees.whatsIncluded.withinDays',
    ],
  },
  {
    about: 'What the client gets when the guarantee is missed',
    names: ['guarantees.paidTraffic.remedy', 'guarantees.whatsIncluded.remedy'],
  },
  {
    about: 'How many weeks it takes to the first consultation',
    names: ['firstConsultation.weeksOnMostPages', 'firstConsultation.weeksOnAnotherPage'],
  },
]

/**
 * The figures of `CONTRADICTIONS` that differ, each value with its name.
 * @param promises the exports of `app/content/promises.ts`
 * @param settings values from outside that file, such as the length of the calls that can be booked
 * @throws {Error} when the promises file no longer has one of the figures
 */
export function contradictionFindings(
  promises: object,
  settings: { about: string; side: Side }[] = [],
): Finding[] {
  return CONTRADICTIONS.flatMap(({ about, names }) => {
    const sides = names.map((name) => ({ name, value: formatFigure(figure(promises, name)) }))
    const outside = settings.filter((one) => one.about === about).map(({ side }) => side)
    const all = [...sides, ...outside]
    const values = [...new Set(all.map(({ value }) => value))]
    if (values.length === 1) return []
    return [
      {
        kind: 'contradiction' as const,
        what: `${about}: ${values.join(' or ')}.`,
        todo: 'Decide, and set all of them to one value in app/content/promises.ts, which says what states each.',
        places: [],
        sides: all,
      },
    ]
  })
}

/** Reads a figure by its name, `guarantees.paidTraffic.withinDays`. */
function figure(promises: object, name: string): unknown {
  const value = name
    .split('.')
    .reduce<unknown>((owner, key) => (owner as Record<string, unknown> | undefined)?.[key], promises)
  if (value !== undefined) return value
  throw new Error(
    `app/content/promises.ts has no ${name} any more: correct scripts/preflight/contradictions.ts.`,
  )
}

function formatFigure(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    return `${value.from}-${value.to}`
  }
  return String(value)
}
