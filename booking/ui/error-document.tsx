import { DocumentHead, PageHeader } from './document-head.tsx'
import type { Said } from './error-messages.ts'
import { unbroken, WORDS } from './labels.ts'

interface Props {
  brand: string
  phone: string
  /** Address of the website's home page. */
  site: string
  style: string
  said: Said
  /** The way to start again, and what a call is good for. */
  again: { href: string; text: string }
  call: (phone: string) => string
  /** Inside a frame: no letterhead, and the way on stays there. */
  embed: boolean
}

/** A calm page for a request that led nowhere: what happened, the phone, and the way to start again. */
export function ErrorDocument({ brand, phone, site, style, said, again, call, embed }: Props) {
  return (
    <html lang="en-US">
      <DocumentHead title={said.title} style={style} />
      <body>
        {!embed && <PageHeader brand={brand} site={site} back={WORDS.backToSite(brand)} />}
        <main>
          <header className="head">
            <h1>{said.title}</h1>
          </header>
          <p>{said.text}</p>
          <p>
            <a className="on" href={again.href}>
              {again.text}
            </a>
          </p>
          <p className="aside">{call(unbroken(phone))}</p>
        </main>
      </body>
    </html>
  )
}
