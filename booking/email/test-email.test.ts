import { expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { InvalidAddress } from './sanitize.ts'
import { renderTestEmail } from './test-email.tsx'

it('goes to the given address and names the settings, each with its own Message-ID', async () => {
  const email = await renderTestEmail('owner@practice.example', exampleSettings)
  expect(email.subject).toBe('Test of Wellbooked’s mail settings')
  expect(email.to).toEqual({ name: '', address: 'owner@practice.example' })
  expect(email.from).toBe(exampleSettings.mail.from)
  expect(email.text).toContain(`New calls and leads go to: ${exampleSettings.mail.agencyCopyTo}`)
  const again = await renderTestEmail('owner@practice.example', exampleSettings)
  expect(again.messageId).not.toBe(email.messageId)
})

it('rejects what is not one address', async () => {
  await expect(renderTestEmail('a@b.example, c@d.example', exampleSettings)).rejects.toThrow(InvalidAddress)
})
