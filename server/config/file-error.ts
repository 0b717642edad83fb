/** What a system error means for a file or a folder. */
const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it is a file, where a folder belongs',
  EISDIR: 'it is a folder, where a file belongs',
  ENOENT: 'it is missing',
  ENOTDIR: 'it is a file, or below one',
}

/** A system error's code in words; the code itself when it is none of the usual ones. */
export function causeOf(code: string): string {
  return CAUSES[code] ?? code
}

/** The sentence for a file or a folder that the start needs and cannot use; null for any other error. */
export function describeFileError(error: unknown): string | null {
  const { code, path, syscall } = error as Partial<NodeJS.ErrnoException>
  if (!(error instanceof Error) || !code || !syscall || !path) return null
  return `${JSON.stringify(path)} can't be used (${causeOf(code)}): correct that and start again.`
}
