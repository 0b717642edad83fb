import { icons } from '@iconify-json/ph'
import { type IconName, iconNames } from './icons.ts'

/** The drawings of the icons, as the inside of an SVG of 256 × 256. */
export const iconDrawings = Object.fromEntries(
  iconNames.map((name) => [name, icons.icons[name]?.body.replaceAll(' fill="currentColor"', '') ?? '']),
) as Record<IconName, string>
