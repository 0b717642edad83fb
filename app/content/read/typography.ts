/** Sets straight quotes and apostrophes right: "so" becomes “so”, and it's becomes it’s. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{–—\uE000\uE001-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“\uE000\uE001-])'(?!\d0s)/g, '$1‘')
    .replaceAll("'", '’')
}

/** The address of a link or picture in Markdown, with its title. */
const TARGET = /\]\([^)]*\)/g

/** Sets the quotes of a Markdown text right, but not those of addresses and titles, which are its syntax. */
export function curlMarkdown(text: string): string {
  const targets = text.match(TARGET) ?? []
  return curlQuotes(text).replace(TARGET, () => targets.shift() ?? '')
}
