import type { Finding, Place, Side } from './finding.ts'

/** Figures that say the same thing on different pages, by their names in `app/content/promises.ts`. */
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
 * The contradictions that stand, with both sides and where each is stated. `uses` comes from `promiseUses`;
 * `settings` are sides that stand outside the promises, such as the length of the calls that the desk books.
 * @throws {Error} when a name is no figure of the promises file any more.
 */
export function contradictionFindings(
  promises: object,
  uses: Map<string, Place[]>,
  settings: { about: string; side: Side }[] = [],
): Finding[] {
  return CONTRADICTIONS.flatMap(({ about, names }) => {
    const sides = names.map((name) => ({
      name,
      value: say(figure(promises, name)),
      places: placesOf(uses, name),
    }))
    const outside = settings.filter((one) => one.about === about).map(({ side }) => side)
    const all = [...sides, ...outside]
    const values = [...new Set(all.map(({ value }) => value))]
    if (values.length === 1) return []
    return [
      {
        kind: 'contradiction' as const,
        what: `${about}: ${values.join(' or ')}.`,
        todo: 'Decide, and set every side to the same value in app/content/promises.ts.',
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

/** A figure is stated where it is read whole, and where a part of it is, such as `.from`. */
function placesOf(uses: Map<string, Place[]>, name: string): Place[] {
  const places = [...uses]
    .filter(([used]) => used === name || used.startsWith(`${name}.`))
    .flatMap(([, all]) => all)
  const key = (place: Place) => ('file' in place ? `${place.file}:${place.line}` : place.setting)
  return [...new Map(places.map((place) => [key(place), place])).values()]
}

function say(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    return `${value.from}-${value.to}`
  }
  return String(value)
}
