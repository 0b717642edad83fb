export const BOOKING_PATH = '/desk/booking'
export const SLOTS_PATH = '/desk/slots'
export const LEAD_PATH = '/desk/lead'
/** The lead form for a visitor who wants to be called back, and the page that thanks them. */
export const CALL_BACK_HREF = '/desk/lead?callback=1'
export const CALL_BACK_DONE_HREF = '/desk/lead?callback=done'
export const WEBHOOK_PATH = '/desk/webhook'
/** The text service posts visitors' replies here. */
export const TEXTS_PATH = '/desk/texts'

/** The answers of Google and Microsoft come to `<path>/<provider>`. */
export const CONNECT_PATH = '/desk/calendars'

/** A call's pages, reached with a secret. A GET request changes nothing: mail scanners follow links. */
export const CALL_PATH = '/desk/call'

/** A host's page of the day. Its forms are posted below it, as the office's. */
export const DAY_PATH = '/desk/day'

export const OFFICE_PATH = '/desk/office'

/** Adds a call's secret to a page's path: of its confirmation page, of a message's link, or `dayCallSecret`. */
export function callHref(path: string, secret: string): string {
  return `${path}?booking=${secret}`
}

/** The addresses of a call's pages; for messages with the website's origin. */
export function callHrefs(secret: string, origin = '') {
  const href = (page: string) => callHref(origin + CALL_PATH + page, secret)
  return {
    call: href(''),
    move: href('/move'),
    cancel: href('/cancel'),
    /** The answers that prepare the call are posted here. */
    prepare: href('/prepare'),
    invitation: href('/invitation.ics'),
    /** For the agency: sends the confirmation again. */
    resend: href('/resend'),
    /** For the agency; add what became of the call. */
    outcome: href('/outcome'),
    /** For the agency, which writes here what the visitor leaves the call with. */
    summary: href('/summary'),
  }
}
export type CallHrefs = ReturnType<typeof callHrefs>

/** Adds the secret of a day link to a path. */
export function dayHref(path: string, secret: string): string {
  return `${path}?link=${secret}`
}

/** The secret by which a day link leads to a call. */
export function dayCallSecret(daySecret: string, bookingId: string): string {
  return `${daySecret}.${bookingId}`
}

/** The secret of the day link within that of a call; null in any other. */
export function daySecretIn(callSecret: string): string | null {
  const [secret, id] = callSecret.split('.')
  return secret && id ? secret : null
}

/** Whether addresses with this path contain a secret: the pages of a call, of a day and of the office do. */
export function isSecretPath(path: string): boolean {
  return [CALL_PATH, DAY_PATH, OFFICE_PATH].some((page) => path === page || path.startsWith(`${page}/`))
}

/** ISO 8601 in UTC to the second, for addresses, forms and JSON. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('.000Z', 'Z')
}
