/** Escapes text for XML, in elements and in double-quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
