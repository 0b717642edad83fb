/**
 * Replaces placeholders: `Call {phone}` with `{ phone: '(212) 555-0142' }`.
 * @throws {Error} for a placeholder without a value
 */
export function fillPlaceholders(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`“${sentence}” needs ${token}; pass it to fillPlaceholders.`)
    return String(value)
  })
}
