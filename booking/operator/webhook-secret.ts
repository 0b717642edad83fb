import { randomBytes } from 'node:crypto'
import type { Command } from './command.ts'

export const webhookSecret: Command = {
  name: 'webhook-secret',
  words: [0, 0],
  usage: '',
  summary: 'a new secret that signs the calls of the events webhook',
  async run() {
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    return `Put this line into .env, start the site again, and give the secret to the receiver:\nEVENTS_WEBHOOK_SECRET=${secret}\n`
  },
}
