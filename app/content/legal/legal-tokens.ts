import { ContentError } from '../checks/content-error.ts'
import * as promises from '../promises/promises.ts'

/** Values for placeholders such as `{brand}` and `{email}`, from site.config.ts. */
export interface OwnerFacts {
  brand: string
  legalName: string
  phone: string
  email: string
  /** Postal address on one line. */
  address: string
  officeHours: string
  /** Whether the agency sends texts; for conditions. */
  textMessages: boolean
  /** How long records are kept, by kind: `24 months`. */
  retention: Readonly<Record<string, string>>
}

/** `{email}` or `{terms.invoiceDueDays}`: an owner's fact or a path into app/content/promises/promises.ts. */
const TOKEN = /\{([A-Za-z_][\w.]*)\}/g

/** A part that holds only if an owner's fact does: `{if textMessages}…{end if}`, or `{if not textMessages}…{end if}`. */
const CONDITION = /\{if (not )?(\w+)\}([\s\S]*?)\{end if\}(\n?)/g

/**
 * Leaves out the parts whose condition doesn't hold. One that fills whole lines goes with its line break, so that a
 * table has no gap.
 */
function applyConditions(file: string, text: string, owner: OwnerFacts): string {
  const facts: Readonly<Record<string, unknown>> = { ...owner }
  return text.replace(
    CONDITION,
    (whole, not: string | undefined, name: string, part: string, end: string, offset: number) => {
      const fact = facts[name]
      if (typeof fact !== 'boolean') {
        const line = `line ${text.slice(0, offset).split('\n').length}`
        throw ContentError.at(
          file,
          line,
          `has the condition ${whole.slice(0, whole.indexOf('}') + 1)}, which is no yes or no of the owner`,
        )
      }
      if (fact !== Boolean(not)) return part + end
      const isWholeLine = offset === 0 || text[offset - 1] === '\n'
      return isWholeLine ? '' : end
    },
  )
}

/**
 * Applies the conditions and replaces the placeholders of a legal text with the owner's facts and the figures of
 * promises.ts. Numbers are formatted as en-US.
 * @param file path for error messages
 * @throws {ContentError} for the first placeholder without a value, with its line
 */
export function fillLegalPlaceholders(file: string, text: string, owner: OwnerFacts): string {
  const kept = applyConditions(file, text, owner)
  return kept.replace(TOKEN, (token, path: string, offset: number) => {
    const [first = ''] = path.split('.')
    const value = follow(Object.hasOwn(owner, first) ? owner : promises, path)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return value.toLocaleString('en-US')
    const line = kept.slice(0, offset).split('\n').length
    throw ContentError.at(
      file,
      `line ${line}`,
      `has the token ${token}, which is neither a fact of the owner nor a figure of app/content/promises/promises.ts`,
    )
  })
}

function follow(from: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (place, key) =>
        typeof place === 'object' && place !== null && Object.hasOwn(place, key)
          ? (place as Record<string, unknown>)[key]
          : undefined,
      from,
    )
}
