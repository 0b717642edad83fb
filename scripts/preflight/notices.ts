import type { Environment } from '../../server/config/environment.ts'
import type { Notices } from '../../server/notices.ts'
import type { Finding } from './finding.ts'

/**
 * What the running site noticed. A setting that is right by now is no finding, though the site has not been restarted
 * with it yet.
 */
export function noticeFindings({ unconfirmedProxy }: Notices, { trustedProxies }: Environment): Finding[] {
  if (!unconfirmedProxy || trustedProxies > 0) return []
  return [
    {
      kind: 'service',
      what: `Requests have arrived through a proxy since ${unconfirmedProxy.slice(0, 10)}, and TRUSTED_PROXIES is 0.`,
      todo: 'Set it to the number of proxies in front, usually 1, so that form posts are counted by visitor.',
      places: [{ setting: 'TRUSTED_PROXIES' }],
    },
  ]
}
