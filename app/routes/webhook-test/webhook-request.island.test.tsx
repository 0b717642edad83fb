import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { webhookTest } from './content.ts'
import WebhookRequest from './webhook-request.island.tsx'

const render = (address: string, isDesk: boolean) =>
  renderToStaticMarkup(
    <WebhookRequest content={webhookTest} address={address} isDesk={isDesk} now="2026-11-22T10:00:00.000Z" />,
  )
const fields = (html: string) => [...html.matchAll(/type="hidden" name="(\w+)"/g)].map(([, name]) => name)

it('is a GET form that sends the three fields to the built-in receiver', () => {
  const html = render('/desk/webhook', true)
  expect(html).toMatch(/<form [^>]*action="\/desk\/webhook" method="get"/)
  expect(fields(html)).toEqual(['timestamp', 'triggered_from', 'test_data'])
  expect(html).not.toContain('disabled')
})

it('keeps an outside receiver’s own parameters, and opens it in another tab', () => {
  const html = render('https://hooks.example/catch/1?token=abc', false)
  expect(html).toMatch(/<form [^>]*action="https:\/\/hooks.example\/catch\/1" method="get"/)
  expect(html).toMatch(
    /<form [^>]*rel="noopener"[^>]*target="_blank"|<form [^>]*target="_blank"[^>]*rel="noopener"/,
  )
  expect(fields(html)[0]).toBe('token')
})
