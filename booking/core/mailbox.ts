/** The address as limits count it: in lower case and without `+tag`. Never send to it. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  // An address that begins with a plus sign is a name, not a tag.
  return `${local.replace(/(?<=.)\+.*$/s, '')}@${domain}`
}
