/** E.164 (`+12125550142`), North American without a plus sign; null when no text can be sent, as to an extension. */
export function toE164(typed: string): string | null {
  const number = typed
    .trim()
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/^00/, '+')
  if (!/^\+?[-().\d\s/]+$/.test(number)) return null
  const digits = number.replace(/\D/g, '')
  if (number.startsWith('+') && !digits.startsWith('1'))
    return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  // Area codes and exchanges begin with 2 to 9 (North American Numbering Plan).
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null
}
