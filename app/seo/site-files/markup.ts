/** Makes a text safe inside XML, between tags and in attributes in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
