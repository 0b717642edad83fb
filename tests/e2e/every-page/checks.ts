import type { Page } from '@playwright/test'
import { accessibility } from './accessibility.ts'
import { focus } from './focus.ts'
import { forcedColors } from './forced-colors.ts'
import {
  legible,
  legibleAtEachWidth,
  legibleWhenLarge,
  legibleWhenSpaced,
  legibleWhenZoomed,
} from './legible.ts'
import { stillness } from './motion.ts'
import { print } from './print.ts'
import { storage } from './storage.ts'
import { withoutScripts } from './without-scripts.ts'

/** Returns the faults of an open page, and leaves it as it was. */
export type PageCheck = (page: Page) => Promise<string[]>

/** Checks for every page, because the page's own words may break its layout. */
const forEveryPage: Record<string, PageCheck> = {
  storage,
  legible,
  legibleWhenSpaced,
  legibleAtEachWidth,
}

/** Checks for one page of each kind. The last one leaves the page changed. */
const forEachKind: Record<string, PageCheck> = {
  ...forEveryPage,
  accessibility,
  legibleWhenLarge,
  legibleWhenZoomed,
  stillness,
  focus,
  print,
  forcedColors,
  withoutScripts,
}

export function checksOf(isFirstOfKind: boolean): Record<string, PageCheck> {
  return isFirstOfKind ? forEachKind : forEveryPage
}
