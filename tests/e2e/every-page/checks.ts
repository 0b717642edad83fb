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

/** What every page goes through, by project. */
export const checks: Record<string, Record<string, PageCheck>> = {
  phone: {
    storage,
    accessibility,
    stillness,
    legible,
    legibleWhenSpaced,
    legibleWhenZoomed,
    legibleWhenLarge,
    focus,
  },
  // The last two leave the page changed.
  desktop: { accessibility, legible, print, forcedColors, buttons, withoutScripts },
}
