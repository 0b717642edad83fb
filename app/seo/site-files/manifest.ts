import { colors } from '../../content/site/colors.ts'
import { site } from '../../content/site/site.data.ts'

/** The web application manifest (w3.org/TR/appmanifest). */
export function manifest(): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: site.brand,
    short_name: site.brand,
    description: site.tagline,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  })
}
