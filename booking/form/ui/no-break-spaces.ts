/** Keeps a phone number or a time of day on one line. */
export const noBreakSpaces = (text: string) => text.replaceAll(' ', '\u00a0')

/** Keeps the time of day in a sentence on one line. */
export const noBreakTime = (text: string) => text.replace(/ (?=[AP]M\b)/, '\u00a0')
