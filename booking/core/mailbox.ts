/** The address as limits count it: in lower case and without `+tag`. Never send to it. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  // A leading plus sign begins a name, not a tag.
  return `${local.replace(/(?<=.)\+.*$/s, '')}@${domain}`
}

/** Mail providers whose names are often mistyped, and others that would look like a typo of one of them. */
const OFTEN_MISTYPED = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
]
const PROVIDERS = new Set([...OFTEN_MISTYPED, 'mail.com', 'email.com', 'ymail.com', 'zmail.com'])

/**
 * The address that was probably meant, like `dana@gmail.com` for `dana@gmial.com`; null for one that may be right.
 * `isTyping`: the rest of the domain may still follow.
 */
export function suggestAddress(typed: string, isTyping: boolean): string | null {
  const [, local = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (PROVIDERS.has(domain)) return null
  const meant = OFTEN_MISTYPED.find((known) => isTypoOf(domain, known))
  if (!meant || (isTyping && meant.startsWith(domain))) return null
  return `${typed.trim().slice(0, local.length)}@${meant}`
}

/** One edit in the name, two in a long one, and one in the ending. */
function isTypoOf(domain: string, known: string): boolean {
  const [[name, ending], [knownName, knownEnding]] = [split(domain), split(known)]
  return edits(name, knownName) <= (knownName.length > 6 ? 2 : 1) && edits(ending, knownEnding) <= 1
}

function split(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** Letters to insert, delete, replace or swap with the next one (optimal string alignment), up to 3. */
function edits(a: string, b: string): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up])?.[j - left] ?? 3
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? at(2, 2) + 1 : 3,
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 3
}
