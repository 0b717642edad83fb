const HEALTH_CENTERS = 'findahealthcenter.hrsa.gov'
/** 988, 911, numbers like (212) 555-0100 and the list of community health centers. */
const LINKED = /(\b988\b|\b911\b|\(\d{3}\) \d{3}-\d{4}|findahealthcenter\.hrsa\.gov)/

interface LinkedTextProps {
  text: string
  /** The clinic's phone number: as patients read it, and as it is dialed. */
  phone: { display: string; dial: string }
}

/** Links 988, 911, the clinic's phone number and the list of health centers wherever a text names them. */
export function LinkedText({ text, phone }: LinkedTextProps) {
  const hrefs: Record<string, string> = {
    '988': 'tel:988',
    '911': 'tel:911',
    [phone.display]: `tel:${phone.dial}`,
    [HEALTH_CENTERS]: `https://${HEALTH_CENTERS}`,
  }
  return text.split(LINKED).map((part, index) => {
    const href = hrefs[part]
    if (!href) return part
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
        key={index}
        className={part === HEALTH_CENTERS ? 'link break-words' : 'link whitespace-nowrap'}
        href={href}
        rel={part === HEALTH_CENTERS ? 'noreferrer' : undefined}
      >
        {part}
      </a>
    )
  })
}
