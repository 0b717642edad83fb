/** 988, 911 and numbers like (212) 555-0100. */
const NUMBERS = /(\b988\b|\b911\b|\(\d{3}\) \d{3}-\d{4})/

interface LinkedTextProps {
  text: string
  /** The clinic's phone number: as patients read it, and as it is dialed. */
  phone: { display: string; dial: string }
}

/** Links 988, 911 and the clinic's phone number wherever a text names them. */
export function LinkedText({ text, phone }: LinkedTextProps) {
  const hrefs: Record<string, string> = {
    '988': 'tel:988',
    '911': 'tel:911',
    [phone.display]: `tel:${phone.dial}`,
  }
  return text.split(NUMBERS).map((part, index) => {
    const href = hrefs[part]
    if (!href) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
      <a key={index} className="link whitespace-nowrap" href={href}>
        {part}
      </a>
    )
  })
}
