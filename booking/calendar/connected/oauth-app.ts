/** This site as Google or Microsoft knows it, from their consoles, and their addresses, which tests replace. */
export interface OAuthApp {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** Without a trailing slash. */
  apiUrl: string
}

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
