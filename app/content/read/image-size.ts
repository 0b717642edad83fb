import path from 'node:path'
import { contentFolder } from './content-folder.ts'

export interface ImageSize {
  width: number
  height: number
}

/** Returns a picture's size as it is shown: phones store some lying down. Null for a file that is not a picture. */
export async function imageSize(file: string, folder = contentFolder): Promise<ImageSize | null> {
  const { default: sharp } = await import('sharp')
  return (
    sharp(path.join(folder, file))
      .metadata()
      // The size of a HEIC can be read, and nothing else of it.
      .then(({ autoOrient, compression }) => (compression === 'hevc' ? null : autoOrient))
      .catch(() => null)
  )
}
