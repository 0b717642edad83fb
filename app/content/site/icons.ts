/** The icons of the Phosphor set that pages use, by its names. */
export const iconNames = [
  'browsers',
  'calendar-check',
  'chart-line-up',
  'compass',
  'envelope-simple',
  'facebook-logo',
  'instagram-logo',
  'linkedin-logo',
  'list-checks',
  'megaphone',
  'x-logo',
  'youtube-logo',
] as const

export type IconName = (typeof iconNames)[number]
