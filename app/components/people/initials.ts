/** `DW` of `Dana Whitfield (sample)`: of the first word and the last. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name
    .replace(/\(.*|[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .split(/\s+/)
  return [first, others.at(-1) ?? ''].map(([letter = '']) => letter.toUpperCase()).join('')
}
