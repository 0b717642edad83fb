const inMarkup = / class="([^"]*)"/g
const inStyle = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi

/** Shortens a document's class names, which saves a twentieth. Names in scripts (`isKept`) and in islands' props stay. */
export function shortenClasses(
  html: string,
  style: string,
  isKept: (name: string) => boolean,
): [html: string, style: string] {
  const used = [...html.matchAll(inMarkup)].flatMap(([, names = '']) => namesOf(names))
  const props = [...html.matchAll(/ data-props="([^"]*)"/g)].join()
  const byUse = [...Map.groupBy(used, (name) => name)].sort(([, a], [, b]) => b.length - a.length)
  const long = byUse.map(([name]) => name).filter((name) => !isKept(name) && !props.includes(name))
  const short = new Map(long.map((name, index) => [name, letters(index)]))
  return [
    html.replace(
      inMarkup,
      (_, names: string) =>
        ` class="${namesOf(names)
          .map((name) => short.get(name) ?? name)
          .join(' ')}"`,
    ),
    style.replace(inStyle, (all, name: string) => {
      const found = short.get(name.replace(/\\(.)/g, '$1'))
      return found ? `.${found}` : all
    }),
  ]
}

const inStyleAttribute = / style="[^"]*"/g
const property = /(?<![\w-])--[a-z][\w-]*/gi

/** Shortens a document's custom properties, which saves a hundredth. Those that scripts read stay. */
export function shortenProperties(
  html: string,
  style: string,
  isKept: (name: string) => boolean,
): [html: string, style: string] {
  const long = new Set((style.match(property) ?? []).filter((name) => !isKept(name)))
  const short = new Map([...long].map((name, index) => [name, `--${letters(index)}`]))
  const shorten = (text: string) => text.replace(property, (name) => short.get(name) ?? name)
  return [html.replace(inStyleAttribute, shorten), shorten(style)]
}

const namesOf = (attribute: string) =>
  attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean)

const letters = (index: number): string =>
  String.fromCharCode(97 + (index % 26)) + (index < 26 ? '' : letters(Math.floor(index / 26) - 1))
