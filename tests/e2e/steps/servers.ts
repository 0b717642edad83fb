function fromRunner(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the journeys with "npx playwright test".`)
  return value
}

/** Data folder of the first server; its emails are in `mail`. */
export const dataDir = fromRunner('JOURNEY_DATA_DIR')

/** The second server, whose booking page frames an outside widget. */
export const outsideOrigin = fromRunner('JOURNEY_OUTSIDE_ORIGIN')

/** The third server, where an analytics property is set. */
export const countingOrigin = fromRunner('JOURNEY_COUNTING_ORIGIN')
