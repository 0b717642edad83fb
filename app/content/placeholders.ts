/** A sentence that asks for a fact the page did not give. */
export class MissingPlaceholderError extends Error {
  override name = 'MissingPlaceholderError'
}

/**
 * Puts the owner's facts into a sentence: `Call {phone}` with `{ phone: '(212) 555-0142' }`.
 * Throws MissingPlaceholderError when the sentence names a token that has no value.
 */
export function fillPlaceholders(
  sentence: string,
  facts: Readonly<Partial<Record<'brand' | 'phone' | 'email' | 'when', string>>>,
): string {
  const values: Readonly<Record<string, string | undefined>> = facts
  return sentence.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new MissingPlaceholderError(`“${sentence}” needs ${token}; pass it to fillPlaceholders.`)
    return value
  })
}
