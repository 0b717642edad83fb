/** A chosen picture, with the part of it that is used in shares of its size. */
export interface ChosenPicture {
  name: string
  /** In base64. */
  data: string
  crop?: { x: number; y: number; width: number; height: number }
}

/** Asks the editor's server, see `server/api.ts`. @throws {Error} with the sentence that it refuses with */
export async function ask<Answer>(action: string, question: object = {}): Promise<Answer> {
  const response = await fetch(`/__editor/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  }).catch(() => null)
  if (!response) throw new Error('The editor does not answer. Is “npm run edit” still running?')
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

export async function readPicture(file: File): Promise<ChosenPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return {
    name: file.name,
    data: bytes.toBase64?.() ?? btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
  }
}

export const isPicture = ({ type }: File) => type.startsWith('image/')
