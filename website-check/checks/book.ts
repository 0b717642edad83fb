import {
  type Checks,
  couldNotTell,
  found,
  notFound,
  paragraphs,
  quote,
  sentencesWith,
  tagsOf,
  usesOf,
} from './site-facts.ts'

/** A number as Americans write it. */
const PHONE = /(?:\+?1[\s.-]?)?\(?\b[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/
const PRICE = /\$\s?[1-9]\d[\d,]*/
const TIMES = /\b\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\.?)?\s*(?:–|—|-|to)\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m/i
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\bweekdays\b|\bdaily\b|\bhours\b/i
const STATE_AND_ZIP = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/
/** Fields that a visitor doesn't fill in. */
const BUTTONS = ['hidden', 'submit', 'button', 'image', 'reset']
const DATE = /\b(?:date|appointment[_ -]?time|preferred[_ -]?day)\b/i

const digits = (text: string) => text.replace(/\D/g, '').slice(-10)

/** Can a patient book? */
export const bookChecks = {
  'phone-link'({ pages }) {
    const links = pages.flatMap((page) =>
      tagsOf(page, 'a')
        .filter(({ attributes }) => /^tel:/i.test(attributes.href ?? ''))
        .map((tag) => ({ page, tag, number: digits(tag.attributes.href ?? '') })),
    )
    const inView = sentencesWith(pages, PHONE)
    const shown = new Set(paragraphs(pages).map(({ text }) => digits(PHONE.exec(text)?.[0] ?? '')))
    const matching = links.find(({ number }) => number.length === 10 && shown.has(number))
    if (matching)
      return found([quote(matching.page, `${matching.tag.markup}${matching.tag.text.trim()}</a>`)])
    return notFound([
      ...links.map(({ page, tag }) => quote(page, tag.markup)).slice(0, 1),
      ...inView.slice(0, 1),
    ])
  },
  'online-booking'({ pages, known }) {
    const services = pages.flatMap((page) => usesOf(page, known.booking))
    const dates = pages.flatMap((page) =>
      tagsOf(page, 'input', 'select')
        .filter(
          ({ attributes: { type = '', name = '', id = '', placeholder = '' } }) =>
            /^date/i.test(type) || DATE.test(`${name.replaceAll('_', ' ')} ${id} ${placeholder}`),
        )
        .map((tag) => quote(page, tag.markup)),
    )
    const quotes = [...services, ...dates]
    return quotes.length > 0 ? found(quotes) : notFound()
  },
  price({ pages }) {
    // The treatment's own page first: that is where a patient looks.
    const ordered = pages.toSorted((a, b) => Number(b.role === 'treatment') - Number(a.role === 'treatment'))
    const quotes = sentencesWith(ordered, PRICE)
    return quotes.length > 0 ? found(quotes) : notFound()
  },
  'hours-address'({ pages }) {
    const hours = paragraphs(pages).flatMap(({ page, text }, index, all) => {
      const before = all[index - 1]?.text ?? ''
      if (!TIMES.test(text) || !DAY.test(`${before} ${text}`)) return []
      return [quote(page, DAY.test(text) ? text : `${before} ${text}`)]
    })
    const data = (name: string) =>
      pages.flatMap((page) =>
        page.data.flatMap((text) => {
          const position = text.indexOf(`"${name}`)
          return position === -1
            ? []
            : [quote(page, text.slice(position, position + 160).replace(/\s+/g, ' '))]
        }),
      )
    const [open] = [...hours, ...data('openingHours')]
    const [place] = [...sentencesWith(pages, STATE_AND_ZIP), ...data('streetAddress')]
    const quotes = [open, place].flatMap((one) => one ?? [])
    if (open && place) return found(quotes)
    return notFound(quotes, [...(open ? [] : ['hours' as const]), ...(place ? [] : ['address' as const])])
  },
  'form-labels'({ pages }) {
    const fields = pages.flatMap((page) =>
      tagsOf(page, 'input', 'select', 'textarea')
        .filter(({ attributes }) => !BUTTONS.includes((attributes.type ?? '').toLowerCase()))
        .map((tag) => ({ ...quote(page, tag.markup), isLabelled: tag.isLabelled })),
    )
    if (fields.length === 0) return couldNotTell('no-form')
    const bare = fields.filter(({ isLabelled }) => !isLabelled)
    const shown = (bare.length > 0 ? bare : fields).map(({ text, page }) => ({ text, page }))
    return bare.length > 0 ? notFound(shown) : found(shown.slice(0, 1))
  },
} satisfies Checks
