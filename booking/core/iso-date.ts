/** Whether `text` is an existing calendar date, `YYYY-MM-DD`. Uses `Date`, because browsers without Temporal run it. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
