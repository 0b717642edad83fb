/** The address as limits count it: in lower case and without `+tag`. Never send to it. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  // A leading plus sign begins a name, not a tag.
  return `${local.replace(/(?<=.)\+.*$/s, '')}@${domain}`
}
