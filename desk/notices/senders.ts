import type { Notice } from './render.ts'

export interface Sender {
  /** `id` is the outbox id; sending the same id again may repeat but must not multiply. */
  send(id: string, notice: Notice): Promise<void>
  close(): void
}
const later = (...facts: unknown[]): never => {
  throw new Error(`not written yet ${facts.length}`)
}
export function folderSender(dir: string): Sender {
  return later(dir)
}
export function smtpSender(url: string): Sender {
  return later(url)
}
