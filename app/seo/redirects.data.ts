import { z } from 'zod'
import { readContent } from '../content/read/read-content.ts'

export interface Redirect {
  from: string
  /** A page of this site, optionally with a fragment; the request's query is kept. */
  to: string
}

/** Redirects from addresses that are not pages; redirect-faults.ts checks them at build. */
export const redirects: readonly Redirect[] = Object.entries(
  readContent('redirects.yaml', z.record(z.string(), z.string())),
).map(([from, to]) => ({ from, to }))
