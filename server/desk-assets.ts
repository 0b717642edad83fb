import { readFileSync } from 'node:fs'
import path from 'node:path'
import fonts from '../app/styles/fonts.css?inline'
import type { WidgetAssets } from '../booking/booking-service.ts'
import widget from '../booking/ui/widget.css?inline'

/** What the desk's documents need from the build: its scripts' addresses, and its style with the site's faces. */
export function widgetAssets(buildFolder: string): WidgetAssets {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(buildFolder, 'desk', '.vite', 'manifest.json'), 'utf8'),
  )
  const scriptOf = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build holds no script for ${source}: run "npm run build".`)
    return `/desk/${entry.file}`
  }
  return {
    script: scriptOf('booking/ui/entry.client.tsx'),
    leadScript: scriptOf('booking/ui/lead.client.ts'),
    style: fonts + widget,
  }
}
