/** 988, 911, numbers like (212) 555-0100, the crisis line's website and the list of community health centers. */
const LINKED = /(\b988\b|\b911\b|\(\d{3}\) \d{3}-\d{4}|988lifeline\.org|findahealthcenter\.hrsa\.gov)/

interface LinkedTextProps {
  text: string
  /** The clinic's phone number: as patients read it, and as it is dialed. */
  phone?: { display: string; dial: string } | undefined
}

/** Links the crisis line, 911, the list of health centers and the clinic's phone number wherever a text names them. */
export function LinkedText({ text, phone }: LinkedTextProps) {
  const hrefs: Record<string, string> = {
    '988': 'tel:988',
    '911': 'tel:911',
    '988lifeline.org': 'https://988lifeline.org',
    'findahealthcenter.hrsa.gov': 'https://findahealthcenter.hrsa.gov',
    ...(phone && { [phone.display]: `tel:${phone.dial}` }),
  }
  return text.split(LINKED).map((part, index) => {
    const href = hrefs[part]
    if (!href) return part
    const isNumber = href.startsWith('tel:')
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
        key={index}
        className={isNumber ? 'link whitespace-nowrap' : 'link break-words'}
        href={href}
        rel={isNumber ? undefined : 'noreferrer'}
      >
        {part}
      </a>
    )
  })
}

interface LinkedTextsProps extends Pick<LinkedTextProps, 'phone'> {
  texts: readonly string[]
  as?: 'p' | 'li'
  /** Of each element. */
  className?: string
}

/** One paragraph or list item per text, each linked as `LinkedText` does. */
export function LinkedTexts({ texts, phone, as: Tag = 'p', className }: LinkedTextsProps) {
  return texts.map((text) => (
    <Tag key={text} className={className}>
      <LinkedText text={text} phone={phone} />
    </Tag>
  ))
}
