export type { OAuthApp } from '../../core/settings.ts'

/** What a connection stores, sealed. */
export interface OAuthTokens {
  refreshToken: string
  accessToken: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** Where the tokens of one connection are kept. */
export interface TokenStore {
  read(): Promise<OAuthTokens>
  save(tokens: OAuthTokens): Promise<void>
}
