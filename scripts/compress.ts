import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encode, encodings } from '../server/encodings.ts'

const text = /\.(html|css|js|svg|json|txt|xml|webmanifest)$/

/** Files in work at a time: each needs memory, and Node compresses on four threads. */
const AT_A_TIME = 4

/** Writes a compressed twin of each encoding beside every text file of a folder, for the server to choose from. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, compressNext))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  for (const { name, ending } of encodings) {
    await writeFile(`${file}${ending}`, await encode(bytes, name, { best: true }))
  }
}
