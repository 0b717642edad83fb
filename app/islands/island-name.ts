/** An island's name, by which the browser finds its file: `calculator` for `calculator.island.tsx`. */
export function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length)
}
