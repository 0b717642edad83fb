import { fillPlaceholders } from '../checks/placeholders.ts'
import { patients } from './patients.ts'

/** Minutes after arrival, as the drawing of a visit names them: `1 h 30 min`. */
export function visitMinute(minute: number): string {
  const { arrival, minutes, hours } = patients.labels.visit
  if (minute === 0) return arrival
  const full = Math.floor(minute / 60)
  const rest = minute % 60
  return [
    ...(full > 0 ? [fillPlaceholders(hours, { hours: String(full) })] : []),
    ...(rest > 0 ? [fillPlaceholders(minutes, { minutes: String(rest) })] : []),
  ].join(' ')
}
