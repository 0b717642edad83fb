import type { ConnectedCalendar } from './connected-calendar.ts'
import type { OAuthApp, TokenStore } from './oauth-app.ts'
export function googleCalendar(_app: OAuthApp, _tokens: TokenStore, _zone?: string): ConnectedCalendar {
  throw new Error('stub')
}
