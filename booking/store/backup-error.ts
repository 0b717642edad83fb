/** A backup or a copy that cannot be made, read or restored. The message is one sentence that says why. */
export class BackupError extends Error {
  override name = 'BackupError'
}
