import { useEffect, useEffectEvent, useState } from 'react'
import type { Change, ChosenFile } from '../edits.ts'
import { saving } from './unsaved.ts'

/** Key of the token in the local storage. A cookie would be sent to every port of this machine. */
export const TOKEN = 'editor-token'

/** Sends a request to the editor's server, see `server/api.ts`. @throws {Error} with the server's message */
export async function ask<Answer>(action: string, question: object = {}): Promise<Answer> {
  const response = await fetch(`/__editor/${action}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${localStorage.getItem(TOKEN)}` },
    body: JSON.stringify(question),
  }).catch(() => null)
  if (!response) throw new Error('The editor does not answer. Is “npm run edit” still running?')
  const answer = await response.json()
  if (!response.ok) throw Object.assign(new Error(answer.error), answer)
  return answer
}

/** Sends one request at a time, and remembers the message if it was refused. */
export function useAsk() {
  const [fault, setFault] = useState('')
  /** A file that has changed since it was shown, and how. */
  const [outdated, setOutdated] = useState<{ file: string; changes: Change[] }>()
  const [isAsking, setAsking] = useState(false)
  const asks = <Answer>(action: string, question: object, then: (answer: Answer) => void) => {
    if (isAsking) return
    setFault('')
    setAsking(true)
    ask<Answer>(action, question)
      .then(then, ({ message, changes, file }) => {
        saving.now = false
        setFault(message)
        if (changes) setOutdated({ file, changes })
      })
      .finally(() => setAsking(false))
  }
  return { asks, isAsking, fault, outdated, setFault }
}

/** Sends a first request to the editor's server. Returns its answer and what `useAsk` returns. */
export function useAnswer<Answer>(action: string, question: object = {}) {
  const [answer, setAnswer] = useState<Answer>()
  const asking = useAsk()
  const load = useEffectEvent(() => asking.asks(action, question, setAnswer))
  useEffect(() => load(), [])
  return { answer, ...asking }
}

/** Returns a file in base64. */
export async function readFile(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return {
    name: file.name,
    base64: bytes.toBase64?.() ?? btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
  }
}
