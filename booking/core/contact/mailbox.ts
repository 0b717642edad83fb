/** The address as limits count it: in lower case and without `+tag`. Never send to it. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  // A leading plus sign begins a name, not a tag.
  return `${local.replace(/(?<=.)\+.*$/s, '')}@${domain}`
}

/** Mail providers at .com, and how their names are often mistyped. */
const PROVIDERS = {
  gmail: ['gmial', 'gmal', 'gamil', 'gmai', 'gnail', 'gmaill'],
  yahoo: ['yaho', 'yahooo', 'yhoo', 'yahho'],
  hotmail: ['hotmial', 'hotmal', 'hotmai', 'hotmil'],
  outlook: ['outlok', 'outloook', 'outllook', 'outook'],
  icloud: ['iclud', 'icoud', 'iclould', 'icloid'],
}
const MEANT = new Map(
  Object.entries(PROVIDERS).flatMap(([name, typos]) => [name, ...typos].map((typo) => [typo, name])),
)
const ENDINGS = ['com', 'con', 'cm', 'co', 'cmo', 'comm', 'om', 'vom']

/**
 * The address that was probably meant, like `dana@gmail.com` for `dana@gmial.com`; null for one that may be right.
 * `isTyping`: the rest of the domain may still follow.
 */
export function suggestAddress(typed: string, isTyping: boolean): string | null {
  const address = typed.trim()
  const [, local = '', name = '', ending = ''] = /^([^@\s]+)@([^@\s.]+)\.([^@\s]+)$/.exec(address) ?? []
  const domain = `${name}.${ending}`.toLowerCase()
  const provider = MEANT.get(name.toLowerCase())
  if (!provider || !ENDINGS.includes(ending.toLowerCase())) return null
  const meant = `${provider}.com`
  return domain === meant || (isTyping && meant.startsWith(domain)) ? null : `${local}@${meant}`
}
