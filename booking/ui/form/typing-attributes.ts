const ATTRIBUTES = ['autocomplete', 'inputmode', 'autocapitalize', 'spellcheck', 'enterkeyhint']

/** The attributes by which a drawn form tells browsers how its fields are filled in, for the tests of both forms. */
export function typingOf(html: string): Record<string, string> {
  const controls = html.match(/<(input|select|textarea) [^>]*id="desk-[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  const typed = controls
    .filter((tag) => !/type="checkbox"|id="desk-honeypot"/.test(tag))
    .map((tag) => {
      const said = ATTRIBUTES.map((name) => [name, attribute(tag, name)] as const)
      const words = said.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${value}`)
      return [attribute(tag, 'name') ?? '', words.join(' ')] as const
    })
  return Object.fromEntries(typed)
}
