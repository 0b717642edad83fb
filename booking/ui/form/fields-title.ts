/** The error summary's title: how many answers still have errors. */
export function fieldsTitle(open: number): string {
  if (open === 0) return 'Thanks, that’s fixed'
  return open === 1 ? 'Please fix 1 answer' : `Please fix ${open} answers`
}

/** The error summary's text: nothing is `booked` or `sent` yet, and once all answers are right, which button to press. */
export function fieldsText(open: number, done: 'booked' | 'sent', button: string): string {
  return open === 0
    ? `Press “${button}” below to finish.`
    : `Nothing is ${done} yet. Your other answers are still here.`
}
