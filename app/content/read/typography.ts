/** Sets straight quotes and apostrophes right: "so" becomes “so”, and it's becomes it’s. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{–—-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“-])'(?!\d0s)/g, '$1‘')
    .replaceAll("'", '’')
}
