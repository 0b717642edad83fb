/** `Mon, Nov 23, 2026, 10:00 AM EST` */
export function when(instant: Temporal.Instant, zone: string): string {
  const text = instant.toLocaleString('en-US', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return text.replaceAll('\u202f', ' ')
}
