/** A page as the search lists it. */
export interface FoundPage {
  path: string
  title: string
  description: string
}
