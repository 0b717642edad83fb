import { readFileSync } from 'node:fs'
import path from 'node:path'
import style from '../app/styles/booking.css?inline'
import type { WidgetAssets } from '../booking/booking-service.ts'

/** What the booking documents need from the build: their script's address, and their style. */
export function widgetAssets(buildFolder: string): WidgetAssets {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(buildFolder, 'desk', '.vite', 'manifest.json'), 'utf8'),
  )
  const entry = manifest['booking/ui/entry.client.tsx']
  if (!entry) throw new Error('The build has no script for the booking widget: run "npm run build".')
  return { script: `/desk/${entry.file}`, style }
}
