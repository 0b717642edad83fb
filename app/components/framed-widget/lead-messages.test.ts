import { expect, it } from 'vitest'
import { readLeadMessage } from './lead-messages.ts'

it.each([
  ['the desk, sent', { type: 'desk:lead', v: 1 }, { kind: 'lead' }],
  ['the desk, its height', { type: 'desk:height', v: 1, px: 911.2 }, { kind: 'height', px: 912 }],
  ['LeadConnector, sent', 'msgsndr-form-submit', { kind: 'lead' }],
  ['LeadConnector, sent with details', ['msgsndr-form-submit', { formId: 'x' }], { kind: 'lead' }],
  ['LeadConnector, live height', '[iFrameSizer]x_1:934:640:init', { kind: 'height', px: 934 }],
])('understands %s', (_name, message, signal) => {
  expect(readLeadMessage(message)).toEqual(signal)
})

it.each([
  ['a booking', { type: 'desk:booked', v: 1, reference: 'AbCdEfGhIjKlMnOpQrStUv' }],
  ['another version', { type: 'desk:lead', v: 2 }],
  ['contact data', ['set-sticky-contacts', '_ud', 'x', '{"email":"a@b.c"}']],
  ['a wish to change the address', ['modify-parent-url', 'https://elsewhere.example']],
  ['nothing', null],
])('stays silent to %s', (_name, message) => {
  expect(readLeadMessage(message)).toBeNull()
})
