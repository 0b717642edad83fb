/** The head of every document of the booking server. The style is inlined; the security policy allows it by its hash. */
export function DocumentHead({ title, style }: { title: string; style: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {/* An empty icon keeps browsers from requesting one. */}
      <link rel="icon" href="data:," />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  )
}

/** The brand and the way back, where the document is not inside a frame. */
export function PageHeader({ brand, site, back }: { brand: string; site: string; back: string }) {
  return (
    <header className="mx-auto flex max-w-[64rem] flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1.5 wide:px-6">
      <span className="font-serif text-minor font-medium">{brand}</span>
      <a className="link inline-flex min-h-11 items-center print:hidden" href={site} target="_top">
        {back}
      </a>
    </header>
  )
}
