import type { Page } from '@playwright/test'
import { accessibility } from './accessibility.ts'
import { buttons } from './buttons.ts'
import { focus } from './focus.ts'
import { forcedColors } from './forced-colors.ts'
import { legible, legibleWhenLarge, legibleWhenSpaced, legibleWhenZoomed } from './legible.ts'
import { stillness } from './motion.ts'
import { print } from './print.ts'
import { storage } from './storage.ts'
import { withoutScripts } from './without-scripts.ts'

/** Returns the faults of an open page, and leaves it as it was. */
export type PageCheck = (page: Page) => Promise<string[]>

/** What every page goes through: on the phone, which is narrower, its own words may break something. */
const forEveryPage: Record<string, PageCheck> = {
  storage,
  accessibility,
  legible,
  legibleWhenSpaced,
  legibleWhenZoomed,
  legibleWhenLarge,
}

/** What one page of each kind goes through, by project. */
const forEachKind: Record<string, Record<string, PageCheck>> = {
  phone: { ...forEveryPage, stillness, focus },
  // The last two leave the page changed.
  desktop: { legible, print, forcedColors, buttons, withoutScripts },
}

/** The checks of a page in a project; none where a page of its kind stands for it. */
export function checksOf(project: string, isFirstOfKind: boolean): Record<string, PageCheck> {
  if (isFirstOfKind) return forEachKind[project] ?? {}
  return project === 'phone' ? forEveryPage : {}
}
