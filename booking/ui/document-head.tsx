/** The head of every page of the desk. The style is inlined; the security policy allows it by its hash. */
export function DocumentHead({ title, style }: { title: string; style: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {/* An empty icon keeps browsers from asking the desk for one. */}
      <link rel="icon" href="data:," />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  )
}

/** Whose page it is and the way back, where the desk stands alone and not in a frame. */
export function PageHeader({ brand, site, back }: { brand: string; site: string; back: string }) {
  return (
    <header className="letterhead">
      <span className="brand">{brand}</span>
      <a href={site} target="_top">
        {back}
      </a>
    </header>
  )
}
