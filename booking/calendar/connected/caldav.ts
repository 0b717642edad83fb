import type { ConnectedCalendar } from './connected-calendar.ts'
export interface CalDavAccess {
  url: string
  username: string
  password: string
  addresses: string[]
}
export function caldavCalendar(_access: CalDavAccess, _zone: string): ConnectedCalendar {
  throw new Error('stub')
}
