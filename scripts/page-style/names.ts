import { type Selector, type SelectorComponent, transform } from 'lightningcss'

const unescaped = (html: string) =>
  html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The names in the value of a class or id attribute. */
export const namesOf = (value: string) => unescaped(value).split(/\s+/).filter(Boolean)

/** The classes and ids that a document gives its elements, as often as it does. */
export function namesGiven(html: string): string[] {
  return [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) => namesOf(names))
}

/** Every class and id that a style has a rule for. */
export function namesIn(css: string): Set<string> {
  const names = new Set<string>()
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) =>
        withEachPart(selector, (part) => {
          if (part.type === 'class' || part.type === 'id') names.add(part.name)
          return part
        }),
    },
  })
  return names
}

/** A selector with each of its parts changed, those within :is(), :where(), :not() and :has() too. */
export function withEachPart(
  selector: Selector,
  change: (part: SelectorComponent) => SelectorComponent,
): Selector {
  return selector.map((part) =>
    part.type === 'pseudo-class' &&
    (part.kind === 'is' || part.kind === 'where' || part.kind === 'not' || part.kind === 'has')
      ? { ...part, selectors: part.selectors.map((inner) => withEachPart(inner, change)) }
      : change(part),
  )
}

/** Everything in a script that could be a name, alone or in a selector. */
export const wordsOf = (script: string) => script.match(/[^\s"'`<>=;,.]+/g) ?? []
