import { about } from './pages/company.ts'
import { resources } from './pages/reading.ts'
import type { Page, PagePath } from './pages.schema.ts'

/** The short pages by address. A missing one is a type error. */
export const pages: Readonly<Record<PagePath, Page>> = {
  '/about': about,
  '/resources': resources,
}
