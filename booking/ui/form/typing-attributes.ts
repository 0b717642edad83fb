const ATTRIBUTES = ['autocomplete', 'inputmode', 'autocapitalize', 'spellcheck', 'enterkeyhint']

/** The rendered attributes for autofill and touch keyboards, by field; for the tests of both forms. */
export function typingOf(html: string): Record<string, string> {
  const controls = html.match(/<(input|select|textarea) [^>]*id="desk-[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  const typed = controls
    .filter((tag) => !/type="checkbox"|id="desk-honeypot"/.test(tag))
    .map((tag) => {
      const found = ATTRIBUTES.map((name) => [name, attribute(tag, name)] as const)
      const list = found.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${value}`)
      return [attribute(tag, 'name') ?? '', list.join(' ')] as const
    })
  return Object.fromEntries(typed)
}
