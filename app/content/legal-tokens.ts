import { ContentError } from './content-error.ts'
import * as promises from './promises.ts'

/** Values for placeholders such as `{brand}` and `{email}`, from site.config.ts. */
export interface OwnerFacts {
  brand: string
  legalName: string
  phone: string
  email: string
  /** Postal address on one line. */
  address: string
  officeHours: string
  /** How long records are kept, by kind: `24 months`. */
  retention: Readonly<Record<string, string>>
}

/** `{email}` or `{terms.invoiceDueDays}`: an owner's fact or a path into app/content/promises.ts. */
const TOKEN = /\{([A-Za-z_][\w.]*)\}/g

/**
 * Replaces the placeholders of a legal text with the owner's facts and the figures of promises.ts. Numbers are formatted
 * as en-US.
 * @param file path for error messages
 * @throws {ContentError} for the first placeholder without a value, with its line
 */
export function fillLegalPlaceholders(file: string, text: string, owner: OwnerFacts): string {
  return text.replace(TOKEN, (token, path: string, offset: number) => {
    const [first = ''] = path.split('.')
    const value = follow(Object.hasOwn(owner, first) ? owner : promises, path)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return value.toLocaleString('en-US')
    const line = text.slice(0, offset).split('\n').length
    throw ContentError.at(
      file,
      `line ${line}`,
      `has the token ${token}, which is neither a fact of the owner nor a figure of app/content/promises.ts`,
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
