/** For the agency: whether something was agreed to, when, and the very words that stood beside the box. */
export function consentWords(agreed: boolean, wording: string | undefined, agreedAt: string): string {
  if (!agreed) return 'No. Do not send any.'
  return `Yes, on ${agreedAt}, to these words: “${wording ?? 'not recorded'}”`
}
