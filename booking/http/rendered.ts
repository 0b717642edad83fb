import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { inTurn } from './in-turn.ts'

/** A whole document, rendered in the turn of the visitor who is being answered. */
export function rendered(document: ReactElement): Promise<string> {
  return inTurn(() => `<!doctype html>${renderToString(document)}`)
}
