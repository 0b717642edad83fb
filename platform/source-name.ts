const NAME = /^[\w.:-]{1,60}$/

/**
 * Returns a campaign's name or a referring host as it is counted: `google.com` for `www.Google.com`. A text in which
 * something of a person could stand is `other`.
 */
export function sourceName(given: string): string {
  const name = given.toLowerCase().replace(/^www\./, '')
  return NAME.test(name) ? name : 'other'
}
