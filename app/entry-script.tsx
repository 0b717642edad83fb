import { createContext, useContext } from 'react'

/** Address of the built `entry.client.ts`, which React Router's manifest names. */
export const EntryModule = createContext('')

/** The one script of every page. It stands in the head, so that it is fetched while the document arrives. */
export function EntryScript() {
  return <script src={useContext(EntryModule)} type="module" />
}
