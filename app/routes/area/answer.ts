import { findArea } from '../../../platform/areas.ts'
import { printDate } from '../../content/dates.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { areas, areaContent as content } from '../../content/site/areas.data.ts'

export interface ShownArea {
  headline: string
  texts: string[]
  /** What a visitor whose area is taken can ask to be told about, e.g. `Ketamine, 75024`. */
  waitFor?: string
}

/** The answer for a specialty and a ZIP code, in words, or what is wrong with the ZIP code. `today` is an ISO date. */
export function describeArea(
  specialty: string,
  zip: string,
  today: string,
): ShownArea | { wrongZip: string } {
  const { answers } = content
  const found = findArea(areas, specialty, zip, today)
  if (found.kind === 'not-a-zip') return { wrongZip: fillPlaceholders(answers.wrong, { zip }) }
  const until = found.kind === 'promised' ? printDate(found.until) : ''
  const name = lowerFirst(specialty)
  const group = fillPlaceholders(answers.group, { rivals: list.format(found.rivals.map(lowerFirst)) })
  return {
    headline: fillPlaceholders(answers[found.kind], { specialty: name, zip, until }),
    texts: [answers[`${found.kind}Text`], ...(found.rivals.length > 1 ? [group] : [])],
    ...(found.kind === 'taken' && { waitFor: `${specialty}, ${zip}` }),
  }
}

const list = new Intl.ListFormat('en-US')

/** Within a sentence; SGB stays as it is. */
const lowerFirst = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
