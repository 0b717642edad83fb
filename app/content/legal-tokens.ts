import { FrontMatterError } from './front-matter.ts'
import * as promises from './promises.ts'

/** Facts from the owner's settings that a legal text names as `{brand}`, `{email}` and so on. */
export interface OwnerFacts {
  brand: string
  legalName: string
  phone: string
  email: string
  /** The postal address in one line. */
  address: string
  officeHours: string
}

/** `{email}` or `{terms.invoiceDueDays}`: a fact of the owner, or a path into app/content/promises.ts. */
const TOKEN = /\{([A-Za-z_][\w.]*)\}/g

/**
 * Fills the tokens of a legal text with the owner's facts and the figures of app/content/promises.ts. Numbers are
 * printed as in en-US. `file` is the path as a writer would open it.
 * @throws {FrontMatterError} for the first token that leads to no text and no number, with its line.
 */
export function fillLegalPlaceholders(file: string, text: string, owner: OwnerFacts): string {
  return text.replace(TOKEN, (token, path: string, offset: number) => {
    const value = follow(Object.hasOwn(owner, path) ? owner : promises, path)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return value.toLocaleString('en-US')
    const line = text.slice(0, offset).split('\n').length
    throw new FrontMatterError(
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
