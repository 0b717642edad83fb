import type { promises as allPromises } from '../../app/content/promises/promises.data.ts'
import { at, type Fact, textOf } from './facts.ts'

/** The figures that findings compare with. */
export type Promised = Pick<typeof allPromises, 'fee' | 'strategyCall' | 'followUps' | 'funnel'>

/** Returns findings for clinic records that name another clinic. */
export function foreignWords(facts: readonly Fact[]): string[] {
  const clinics = Map.groupBy(
    facts.filter(({ file }) => /^clinics\/[^/]+\.yaml$/.test(file)),
    ({ file }) => file,
  )
  const namesOf = (file: string) =>
    (clinics.get(file) ?? []).filter(({ field }) => field === 'name' || field === 'shortName').map(textOf)
  return [...clinics].flatMap(([file, record]) => {
    const own = namesOf(file)
    const others = [...clinics.keys()]
      .filter((one) => one !== file)
      .flatMap(namesOf)
      .filter((name) => !own.some((one) => one.includes(name)))
    return record.flatMap((fact) => {
      const name = others.find((one) => textOf(fact).includes(one))
      return name ? [at(fact, `names ${name}, another clinic`)] : []
    })
  })
}

/** Samples, and drawings of samples: they have [words] on purpose. */
const SAMPLES =
  /^(agreement\.yaml|samples\/|pages\/sample|guide\/guide\.yaml chapters|specialties\.yaml sample)|^pages\/(home\.yaml guides|paid-traffic\.yaml features)\./
/** Files whose placeholders nothing fills in. Outside letters, the only one of Markdown without a dot is a post’s `factsCheckedOn`. */
const UNFILLED = /^people\/|^site\.yaml$|^(?!letters\/).*\.md$/

/** Returns findings for placeholders that nothing fills in, and for [words] that the owner has yet to replace. */
export function unfilled(facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    const text = textOf(fact)
    const pattern = fact.file.endsWith('.md') ? /\{(?!factsCheckedOn\})[a-z]\w*\}/i : /\{[a-z][\w. ]*\}/i
    const [name] = (UNFILLED.test(fact.file) && pattern.exec(text)) || []
    const [words] =
      (!SAMPLES.test(`${fact.file} ${fact.field}`) && /\[(?!\d)[^\]]+\](?![(:[])/.exec(text)) || []
    return [
      ...(name ? [at(fact, `says ${name}, which nothing fills in`)] : []),
      ...(words ? [at(fact, `says ${words}; write what belongs there`)] : []),
    ]
  })
}

/** Returns findings for links to drafts, and to posts and specialties that have no file. */
export function linksToNothing(facts: readonly Fact[]): string[] {
  const addressOf = ({ file }: Fact) =>
    `/${file.replace(/^posts/, 'blog').replace(/^(pages|clinics)\/|\.\w+$/g, '')}`
  const addresses = new Set(facts.map(addressOf))
  const drafts = new Set(
    facts.filter(({ field, value }) => field === 'draft' && value === true).map(addressOf),
  )
  return facts.flatMap((fact) =>
    [...textOf(fact).matchAll(/(?:^|\]\()(\/[\w/-]+)(?![\w/.-])/g)].flatMap(([, to = '']) => {
      if (drafts.has(to)) return at(fact, `leads to ${to}, which is a draft; publish it, or remove the link`)
      return /^\/(blog|specialties)\/[\w-]+$/.test(to) && !addresses.has(to)
        ? at(fact, `leads to ${to}, which has no file; remove the link, or lead elsewhere`)
        : []
    }),
  )
}

/** Returns findings for examples with a fee outside the packages' range. */
export function feesOutside(facts: readonly Fact[], { fee }: Promised): string[] {
  const { from, to } = fee.dollarsPerMonth
  return facts
    .filter(
      ({ field, value }) =>
        field.endsWith('feePerMonthDollars') && !(Number(value) >= from && Number(value) <= to),
    )
    .map((fact) => at(fact, `is ${fact.value}; the fees in content/promises.yaml are ${from} to ${to}`))
}

/**
 * Returns findings for drawings that don't add up to their figure. The build itself checks the drawing of booked weeks.
 */
export function otherCounts(facts: readonly Fact[], promised: Promised): string[] {
  const { strategyCall, followUps, funnel } = promised
  const of = (file: string, pattern: RegExp) =>
    facts.filter((fact) => fact.file === file && pattern.test(fact.field))
  const sum = (found: Fact[]) => found.reduce((total, { value }) => total + Number(value), 0)
  const page = (name: string, field: RegExp) => of(`pages/${name}.yaml`, field)
  const home = page('home', /^strategyCall\.agenda\.\d+\.minutes$/)
  const book = page('book', /^onTheCall\.agenda\.\d+\.minutes$/)
  const machine = page('patient-acquisition-machine', /^closing\.agenda\.\d+\.minutes$/)
  const emails = page('automated-follow-ups', /^sequence\.emails\.\d+\.day$/)
  const [before, after] = [/^guarantee\.bars\.0\.bookings$/, /^guarantee\.bars\.1\.bookings$/].map((bar) =>
    page('automated-follow-ups', bar),
  ) as [Fact[], Fact[]]
  const more = (100 + followUps.percentMoreBookings) / 100
  const visitors = page('funnel-creation', /^funnel\.visitors$/)
  /** Who is left after the last step. */
  const left = page('funnel-creation', /^funnel\.steps\.\d+\.left$/).slice(-1)
  const arriving = (sum(visitors) * funnel.percentOfTraffic) / 100
  const { minutesOnMostPages, minutesOnMachineAndConfirmation } = strategyCall
  const drawings: [drawn: Fact[], counted: number, promise: number, figure: string][] = [
    [home, sum(home), minutesOnMostPages, 'strategyCall.minutesOnMostPages'],
    [book, sum(book), minutesOnMostPages, 'strategyCall.minutesOnMostPages'],
    [machine, sum(machine), minutesOnMachineAndConfirmation, 'strategyCall.minutesOnMachineAndConfirmation'],
    [emails, emails.length, followUps.emails, 'followUps.sampleSequenceDays'],
    [after, sum(after), sum(before) * more, 'followUps.percentMoreBookings'],
    [left, sum(left), arriving, 'funnel.percentOfTraffic'],
  ]
  return drawings.flatMap(([[first], counted, promise, figure]) =>
    first && counted !== promise
      ? [
          at(
            first,
            `the drawing comes to ${counted}, and by ${figure} in content/promises.yaml it is ${promise}`,
          ),
        ]
      : [],
  )
}
