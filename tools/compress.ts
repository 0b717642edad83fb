import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encode, encodings } from '../server/encodings.ts'

const text = /\.(html|css|js|svg|json|txt|xml|webmanifest)$/

/** Writes a brotli, a zstd and a gzip twin beside every text file of a folder, for the server to choose from. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      await Promise.all(
        encodings.map(async ({ name, ending }) =>
          writeFile(`${file}${ending}`, await encode(bytes, name, { best: true })),
        ),
      )
    }),
  )
}
