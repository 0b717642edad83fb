const inMarkup = / class="([^"]*)"/g
const inStyle = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi

/**
 * Gives the classes of a document names of one or two letters, the most used ones first: a twentieth of what travels. A name
 * that a script may set, or that an island gets among its props, stays.
 * @param isKept whether scripts speak of a name
 */
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

/** The names in a class attribute, of which some contain `&` or `>`. */
const namesOf = (attribute: string) =>
  attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean)

/** a to z, then aa, ba … */
const letters = (index: number): string =>
  String.fromCharCode(97 + (index % 26)) + (index < 26 ? '' : letters(Math.floor(index / 26) - 1))
