/** Another process has the embedded database of this folder open. The message says what to do. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

export interface FolderHold {
  release(): void
}

export function holdFolder(dataDir: string): FolderHold {
  throw new Error(`not written yet ${dataDir}`)
}
