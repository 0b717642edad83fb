/** The build cannot go on. The message is for a person. */
export class BuildStopped extends Error {
  override name = 'BuildStopped'
}
