/** Result of a rule: points added to the initial 100. */
export interface Verdict {
  rule: string
  points: number
}

const SIX_MONTHS_SECONDS = 15_768_000
/** Bonuses only count from this score. */
const LEAST_FOR_BONUS = 90
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

/**
 * Scores the headers of a response by the rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, score
 * table and CSP tests as of 2026). Assumes HTTPS with a redirect to it, which are up to the host, and no cookies or
 * third-party scripts, which the caller checks.
 */
export function observatoryScore(headers: Headers): { score: number; verdicts: Verdict[] } {
  const verdicts: Verdict[] = [
    { rule: 'content-security-policy', points: policyPoints(headers.get('content-security-policy')) },
    { rule: 'referrer-policy', points: referrerPoints(headers.get('referrer-policy')) },
    { rule: 'strict-transport-security', points: transportPoints(headers.get('strict-transport-security')) },
    {
      rule: 'x-content-type-options',
      points: headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    },
    { rule: 'x-frame-options', points: framePoints(headers) },
    {
      rule: 'cross-origin-resource-policy',
      points: resourcePoints(headers.get('cross-origin-resource-policy')),
    },
    { rule: 'cross-origin-resource-sharing', points: sharingPoints(headers) },
  ]
  const lost = verdicts.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 100)
  const bonus = verdicts.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)
  return { score: lost >= LEAST_FOR_BONUS ? lost + bonus : Math.max(0, lost), verdicts }
}

function directives(policy: string): Map<string, string[]> {
  const entries = policy
    .split(';')
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([name]) => name)
  return new Map(entries.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function policyPoints(header: string | null): number {
  if (!header) return -25
  const policy = directives(header)
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const withHashes = (sources: string[]) =>
    sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources
  const script = withHashes(sourcesOf('script-src'))
  const style = withHashes(sourcesOf('style-src'))
  const holds = (sources: string[], bad: string[]) => sources.some((source) => bad.includes(source))
  const insecure = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source))
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src')

  if (holds(script, [...broad, ...inline]) || holds(sourcesOf('object-src'), broad)) return -20
  if (insecure(active.flatMap(([, sources]) => sources))) return -20
  if (holds([...script, ...style], ["'unsafe-eval'"])) return -10
  if (insecure(passive)) return -10
  if (holds(style, [...broad, ...inline])) return 0
  const byDefault = policy.get('default-src')
  return byDefault?.length === 1 && byDefault[0] === "'none'" ? 10 : 5
}

function referrerPoints(header: string | null): number {
  if (header === null) return 0
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? ''
  const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return safe.includes(last) ? 5 : -5
}

function transportPoints(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10
}

function framePoints(headers: Headers): number {
  const ancestors = directives(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function resourcePoints(header: string | null): number {
  if (header === null) return 0
  if (/^same-(origin|site)$/i.test(header)) return 10
  return /^cross-origin$/i.test(header) ? 0 : -5
}

function sharingPoints(headers: Headers): number {
  const open = headers.get('access-control-allow-origin')
  return open && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}
