import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** The text of a whole document. */
export const renderDocument = (document: ReactElement) => `<!doctype html>${renderToString(document)}`
