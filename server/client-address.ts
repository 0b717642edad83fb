/**
 * The network address a request came from.
 * Each trusted proxy appends the peer it saw to X-Forwarded-For, so the entry `trustedProxies` from the right
 * is the first one no stranger could have written. Without proxies the header is a stranger's word: ignored.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies > 0 && forwardedFor) {
    const entries = forwardedFor.split(',').map((entry) => entry.trim())
    const entry = entries.at(-trustedProxies)
    // Some proxies add the port, which is another one for each connection.
    if (entry)
      return entry
        .replace(/^\[?([\d.]+|[\da-f:]+)\]?:\d+$/i, (whole, host) =>
          whole.includes(']') || host.includes('.') ? host : whole,
        )
        .slice(0, 64)
  }
  return peer ?? 'unknown'
}
