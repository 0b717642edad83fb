/** The build can't go on; the message says why. */
export class BuildStopped extends Error {
  override name = 'BuildStopped'
}
