import { createContext, useContext } from 'react'

/** Address of the built `entry.client.ts`, which React Router's manifest names. */
export const EntryModule = createContext('')

/** The one script of every page. It is in the head, so that it is fetched while the document is still loading. */
export function EntryScript() {
  return <script src={useContext(EntryModule)} type="module" />
}
