/**
 * Style that an island needs only in the browser: it is fetched with the first rendering that names it, which React
 * shows once it has arrived. Documents do not carry it.
 */
export function IslandStyle({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="island" />
}
