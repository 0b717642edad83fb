import { expect, it } from 'vitest'
import { readLeadMessage, readWidgetMessage, reportsItself } from './widget-messages.ts'

it.each([
  ['the desk, ready', { type: 'desk:ready', v: 1 }, { kind: 'ready', takesTouches: true }],
  ['the desk, its height', { type: 'desk:height', v: 1, px: 812.25 }, { kind: 'height', px: 813 }],
  ['the desk, step', { type: 'desk:step', v: 1, step: 'details' }, { kind: 'step', step: 'details' }],
  [
    'the desk, booked',
    { type: 'desk:booked', v: 1, reference: 'AbCdEfGhIjKlMnOpQrStUv' },
    { kind: 'booked', reference: 'AbCdEfGhIjKlMnOpQrStUv' },
  ],
  ['LeadConnector, ready', '[iFrameResizerChild]Ready', { kind: 'ready' }],
  ['LeadConnector, live height', '[iFrameSizer]x_1:934:640:mutationObserver', { kind: 'height', px: 934 }],
  ['LeadConnector, first height', '[iFrameSizer]x_1:700.5:640:init', { kind: 'height', px: 701 }],
  [
    'LeadConnector, height of the first step',
    ['highlevel.setHeight', { height: 680, id: 'msgsndr-calendar' }],
    { kind: 'least-height', px: 680 },
  ],
  [
    'LeadConnector, booked',
    ['msgsndr-booking-complete', { fingerprint: 'x', calendarId: 'y' }],
    { kind: 'booked' },
  ],
  ['Calendly, ready', { event: 'calendly.event_type_viewed' }, { kind: 'ready' }],
  [
    'Calendly, height',
    { event: 'calendly.page_height', payload: { height: '900px' } },
    { kind: 'height', px: 900 },
  ],
  ['Calendly, booked', { event: 'calendly.event_scheduled', payload: {} }, { kind: 'booked' }],
  [
    'Cal.com, height',
    { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 640 } },
    { kind: 'height', px: 640 },
  ],
  ['HubSpot, booked', { meetingBookSucceeded: true, meetingsPayload: {} }, { kind: 'booked' }],
  ['Cal.com, booked', { originator: 'CAL', type: 'bookingSuccessfulV2', data: {} }, { kind: 'booked' }],
])('understands %s', (_name, message, signal) => {
  expect(readWidgetMessage(message)).toEqual(signal)
})

it.each([
  ['a request for contact data', ['fetch-sticky-contacts', '_ud']],
  ['a wish to change the address', ['modify-parent-url', 'https://elsewhere.example']],
  ['an endless height', { type: 'desk:height', v: 1, px: Number.POSITIVE_INFINITY }],
  ['nothing', null],
])('stays silent to %s', (_name, message) => {
  expect(readWidgetMessage(message)).toBeNull()
})

it.each([
  ['the desk, sent', { type: 'desk:lead', v: 1 }, { kind: 'lead' }],
  ['LeadConnector, sent', 'msgsndr-form-submit', { kind: 'lead' }],
  ['LeadConnector, sent with details', ['msgsndr-form-submit', { formId: 'x' }], { kind: 'lead' }],
])('understands of a form: %s', (_name, message, signal) => {
  expect(readLeadMessage(message)).toEqual(signal)
})

it.each([
  ['a booking', { type: 'desk:booked', v: 1, reference: 'AbCdEfGhIjKlMnOpQrStUv' }],
  ['contact data', ['set-sticky-contacts', '_ud', 'x', '{"email":"a@b.c"}']],
  ['a wish to change the address', ['modify-parent-url', 'https://elsewhere.example']],
  ['nothing', null],
])('stays silent to a form’s %s', (_name, message) => {
  expect(readLeadMessage(message)).toBeNull()
})

it.each([
  ['our own', '/desk/booking?embed=1', true],
  ['LeadConnector', 'https://api.leadconnectorhq.com/widget/booking/x', true],
  ['Calendly', 'https://calendly.com/ana/call?embed_domain=a.example&embed_type=Inline', true],
  ['HubSpot, which says nothing before a booking', 'https://meetings.hubspot.com/ana', false],
  ['a provider that nobody knows', 'https://widget.example/booking', false],
])('knows whether silence means failure: %s', (_name, address, reports) => {
  expect(reportsItself(address)).toBe(reports)
})
