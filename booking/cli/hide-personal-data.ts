const ADDRESS = /[^\s<>,;:"()[\]]+@[^\s<>,;:"()[\]]+/g
const PHONE = /\+\d[\d ()-]{6,}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{10,15}\b/g

/** Replaces e-mail addresses and phone numbers in what a mail or text service answered. */
export function hidePersonalData(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(PHONE, '[number]')
}
