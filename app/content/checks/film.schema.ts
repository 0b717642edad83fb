import { z } from 'zod'
import { text } from './fields.schema.ts'

const inFolder = (endings: string, example: string) =>
  z.string().regex(new RegExp(`^films/[a-z0-9-]+\\.(${endings})$`), {
    error: `must be a file in films/, like films/${example}`,
  })

/**
 * A film of the project's own, in `films/`; the build checks that its files exist and copies them. Without captions a
 * film is not shown: a deaf patient would be left out.
 */
export const filmSchema = z.strictObject({
  file: inFolder('mp4|webm', 'legacy-oaks.mp4'),
  captions: inFolder('vtt', 'legacy-oaks.vtt').describe('WebVTT, in English.'),
  poster: inFolder('jpg|webp|avif|png', 'legacy-oaks.jpg').describe('Shown until the film is started.'),
  title: text(8, 90, 'What the film is, for screen readers.'),
  width: z.number().int().min(320).max(3840).describe('Of the picture, in pixels.'),
  height: z.number().int().min(180).max(2160).describe('Of the picture, in pixels.'),
  seconds: z.number().int().min(1).max(3600).describe('How long it takes.'),
})

export type Film = z.infer<typeof filmSchema>
