/**
 * The network address a request came from.
 * Each trusted proxy appends the peer it saw to X-Forwarded-For, so the entry `trustedProxies` from the right
 * is the first one that a client cannot forge. Without trusted proxies the header is ignored.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies > 0 && forwardedFor) {
    const entries = forwardedFor.split(',').map((entry) => entry.trim())
    const entry = entries.at(-trustedProxies)
    // Some proxies append the port, which differs for each connection.
    if (entry)
      return entry
        .replace(/^\[?([\d.]+|[\da-f:]+)\]?:\d+$/i, (whole, host) =>
          whole.includes(']') || host.includes('.') ? host : whole,
        )
        .slice(0, 64)
  }
  return peer ?? 'unknown'
}
