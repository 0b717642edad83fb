/** The icons of the Phosphor set that pages use, by its names. */
export const iconNames = [
  'browsers',
  'calendar-check',
  'chart-line-up',
  'compass',
  'envelope-simple',
  'facebook-logo-fill',
  'instagram-logo-fill',
  'linkedin-logo-fill',
  'list-checks',
  'megaphone',
  'prohibit',
  'user',
  'x-logo-fill',
  'youtube-logo-fill',
] as const

export type IconName = (typeof iconNames)[number]
