import { escapeXml } from '../../app/seo/site-files/markup.ts'
import { hashSource } from '../../server/pages/content-policy.ts'

const style = `
#content-faults { position: fixed; inset: 1rem 1rem auto; z-index: 99; max-height: 60vh; overflow: auto;
  padding: .75rem 1rem; border-radius: .5rem; background: #7f1d1d; color: #fff; font: 16px/1.5 system-ui, sans-serif;
  box-shadow: 0 4px 24px #0006 }
#content-faults summary { display: list-item; list-style: revert; cursor: pointer; font-weight: 600 }
#content-faults p { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; color: #fff }`

/** Returns a document without content, for faults that leave no page to show. */
export const emptyDocument = () =>
  new Response(
    '<!DOCTYPE html><html lang="en"><head><title>Not shown</title></head><body><script type="module" src="/@vite/client"></script></body></html>',
    {
      status: 500,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'",
      },
    },
  )

/**
 * Adds an overlay with the messages to an HTML page. It collapses at its heading and needs no scripts, which the fault
 * may have broken.
 */
export async function withFaults(response: Response, messages: readonly string[]): Promise<Response> {
  if (messages.length === 0 || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const title = messages.length === 1 ? 'Something is wrong' : `${messages.length} things are wrong`
  const texts = messages.map((message) => `<p>${escapeXml(message)}</p>`).join('')
  const overlay = `<style>${style}</style><details id="content-faults" role="alert" open><summary>${title}</summary>${texts}</details>`
  const html = (await response.text()).replace('</body>', () => `${overlay}</body>`)
  const headers = new Headers(response.headers)
  const policy = headers.get('content-security-policy') ?? ''
  headers.set(
    'content-security-policy',
    policy.replace("style-src 'self'", `style-src 'self' ${hashSource(style)}`),
  )
  headers.delete('content-length')
  headers.delete('etag')
  return new Response(html, { status: response.status, headers })
}
