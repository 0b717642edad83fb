let own: string | null | undefined

/** The zone of the browser's own clock, or null where the browser has no name for it. */
export function ownZone(): string | null {
  if (own === undefined) {
    const zone = readZone()
    own = /^[A-Za-z]/.test(zone) && zone !== 'Etc/Unknown' ? zone : null
  }
  return own
}

/** Temporal answers at once; the first formatter of a page takes a slow phone 200 ms. */
function readZone(): string {
  return typeof Temporal === 'object'
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone
}
