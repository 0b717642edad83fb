/**
 * A text that changes on a day, `⟨before|2027-01-01|after⟩`, as content carries it until a document is finished: in
 * characters of private use, which are no syntax of Markdown, HTML or JSON.
 */
const DATED = /\uE000([^\uE000-\uE002]*)\uE001([\d-]+)\uE001([^\uE000-\uE002]*)\uE002/g

/** Returns a text or document as it reads on a day, `2027-01-01`. */
export function onDay(text: string, day: string): string {
  const read = text.replace(DATED, (_, before, from, after) => (day < from ? before : after))
  // A dated text can name another.
  return read === text ? text : onDay(read, day)
}
