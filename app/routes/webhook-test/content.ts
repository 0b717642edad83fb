import { checkContent } from '../../content/fields.schema.ts'
import { webhookTestSchema } from './content.schema.ts'

export const webhookTest = checkContent('app/routes/webhook-test/content.ts', webhookTestSchema, {
  meta: {
    title: 'Webhook test for the automation workflow',
    description:
      'Internal page. One press sends one test call to the automation webhook, so that you can see it arrive.',
  },
  kicker: 'Internal page',
  headline: 'One press sends one test call.',
  lead: 'It goes to the address on the slip with three fields. The browser does not read the answer, so the proof that it arrived is an entry in the history at the other end.',
  slip: {
    heading: 'What is sent',
    method: 'GET',
    fields: [
      { name: 'timestamp', meaning: 'The moment of the press, in UTC.' },
      { name: 'triggered_from', meaning: 'The page it was sent from.' },
      { name: 'test_data', meaning: 'Marks the call as a test, for a workflow to skip.' },
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
    heading: 'Where to look afterwards',
    desk: [
      'The desk of this site receives the call and keeps the newest 500. Read them where the site runs:',
      'To test an automation of your own, set WEBHOOK_URL to its address and start the site again.',
    ],
    outside: [
      'The call goes to the address that WEBHOOK_URL names. Its workflow history shows each call with the three fields.',
      'No entry after a minute means that the address is wrong, or that the workflow there is switched off.',
    ],
    command: 'npm run desk -- history',
  },
})
