import { checkContent } from '../../content/checks/fields.schema.ts'
import { webhookTestSchema } from './content.schema.ts'

export const webhookTest = checkContent('app/routes/webhook-test/content.ts', webhookTestSchema, {
  meta: {
    title: 'Webhook test for the automation workflow',
    description:
      'Internal page. One click sends a test request to the automation webhook, so you can check that it arrives.',
  },
  kicker: 'Internal page',
  headline: 'Send a test request to the webhook.',
  lead: 'One click sends these 3 fields to this address. The browser can’t read the reply, so check the workflow history to see whether the request arrived.',
  slip: {
    heading: 'What gets sent',
    method: 'GET',
    fields: [
      { name: 'timestamp', meaning: 'When you clicked, in UTC.' },
      { name: 'triggered_from', meaning: 'The page it was sent from.' },
      { name: 'test_data', meaning: 'Marks it as a test, so a workflow can skip it.' },
    ],
    testData: 'Test call from the webhook page',
  },
  button: { idle: 'Trigger the webhook', running: 'Triggering...' },
  sent: {
    title: 'Webhook Triggered',
    text: 'The request was sent. Check the workflow history to see whether it arrived.',
  },
  failed: { title: 'Error', text: 'Failed to trigger webhook. Check console for details.' },
  afterwards: {
    heading: 'How to check that it arrived',
    desk: [
      'This site receives the request itself and keeps up to 500 calls. To list them, run this where the site is installed:',
      'To test your own automation, set WEBHOOK_URL to its address and restart the site.',
    ],
    outside: [
      'The request goes to the address in WEBHOOK_URL. That workflow’s history should show it with the 3 fields.',
      'If nothing appears within a minute, the address is wrong or the workflow is turned off.',
    ],
    command: 'npm run desk -- history',
  },
})
