/** Returns the known word that takes the fewest single-character edits from `word` (Levenshtein); undefined when none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.ceil(word.length / 3) + 1
  for (const one of known) {
    const edits = editsBetween(word.toLowerCase(), one.toLowerCase())
    if (edits < least) [best, least] = [one, edits]
  }
  return best
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (char === b[j] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}
