import { accessibility } from './accessibility.ts'
import { faintLabels } from './faint-labels.ts'
import { forcedColors } from './forced-colors.ts'
import { landmarks } from './landmarks.ts'
import { LARGE_TEXT, largeText } from './large-text.ts'
import { overflow } from './overflow.ts'
import type { Visit } from './page-check.ts'
import { print } from './print.ts'
import { reducedMotion } from './reduced-motion.ts'
import { sentences } from './sentences.ts'
import { styleOrder } from './style-order.ts'
import { textSpacing } from './text-spacing.ts'
import { withoutStyle } from './without-style.ts'
import { zoom, zoomedWindow } from './zoom.ts'

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', textSize: 16 } as const
const desktop = { ...phone, viewport: { width: 1280, height: 800 } } as const

/** What every page goes through, by the project of the journeys. */
export const visits: Record<string, readonly Visit[]> = {
  phone: [
    {
      ...phone,
      checks: [reducedMotion, accessibility, sentences, styleOrder, textSpacing, forcedColors, withoutStyle],
    },
    { ...phone, viewport: zoomedWindow, checks: [zoom] },
    { ...phone, textSize: LARGE_TEXT, checks: [largeText] },
  ],
  desktop: [
    { ...desktop, reducedMotion: 'no-preference', checks: [landmarks, print, overflow] },
    { ...desktop, checks: [accessibility, sentences, styleOrder, faintLabels] },
  ],
}
