import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { widgetWords } from './audience-words.ts'
import { BookingDocument } from './booking-document.tsx'
import { BOOKING_RULES } from './booking-rules.ts'
import { DoneStep } from './done-step.tsx'
import { exampleProps } from './example-props.ts'
import { typingOf } from './form/typing-attributes.ts'
import type { WidgetProps } from './props.ts'
import type { BookingController } from './use-booking.ts'

const patients: WidgetProps = {
  ...exampleProps,
  ...{ audience: 'patients', clinic: 'legacy-oaks', place: 'The clinic calls you at the time you choose.' },
  ...{ brand: 'Legacy Oaks', phone: '(972) 555-0117', dial: '+19725550117', callTitle: 'Free consultation' },
  ...{ specialties: [], texts: false, attribution: {} },
}
const render = (over: Partial<WidgetProps> = {}) =>
  renderToStaticMarkup(
    <BookingDocument widget={{ ...patients, ...over }} site="/" assets={{ script: '/s.js', style: '' }} />,
  ).replace(/<script type="application\/json".*?<\/script>/, '')
const details = { step: 'details', start: exampleProps.starts?.[0] ?? 0 } as const
const noSpaces = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')

it('asks for a name and how to reach the patient, and nothing else', () => {
  const html = render(details)
  expect(Object.keys(typingOf(html))).toEqual(['name', 'phone', 'email'])
  expect(html).not.toMatch(/type="checkbox"|<textarea|Practice|Specialty|terms-of-service/)
  expect(html).toMatch(/id="desk-name" required=""/)
  expect(html).not.toMatch(/id="desk-(phone|email)" required/)
})

it('names the clinic’s calendar in every link and form', () => {
  const html = render() + render(details)
  const addresses = [...html.matchAll(/(?:href|action)="(\/desk\/booking[^"]*)"/g)].map(([, href]) => href)
  expect(addresses.length).toBeGreaterThan(5)
  // A form that only asks for another zone or day has no query in its address, and carries the clinic as a field.
  const unnamed = addresses.filter((href) => !href?.includes('clinic=legacy-oaks'))
  expect(html.match(/type="hidden" name="clinic" value="legacy-oaks"/g)).toHaveLength(unnamed.length)
  expect([...new Set(unnamed)]).toEqual(['/desk/booking', '/desk/booking#week'])
})

it('says how the consultation takes place, and gives the phone number instead of the form for another time', () => {
  const html = render()
  expect(html).toContain('The clinic calls you at the time you choose.')
  expect(noSpaces(html)).toContain('If none of these times work, call (972) 555-0117.')
  expect(html).not.toMatch(/video|\/desk\/request/)
})

it.each(['time', 'details'] as const)('has 988 on the step %s, in a frame and outside', (step) => {
  for (const embed of [false, true]) {
    const html = render({ ...(step === 'details' && details), embed })
    expect(html).toContain('href="tel:988"')
    expect(noSpaces(html)).toContain('The clinic’s calendar isn’t for emergencies.')
  }
  expect(
    renderToStaticMarkup(
      <BookingDocument widget={exampleProps} site="/" assets={{ script: '/s.js', style: '' }} />,
    ),
  ).not.toContain('988')
})

it('tells a patient without an e-mail address to write the time down', () => {
  const { titles, words } = widgetWords('patients')
  const booked = {
    reference: 'r',
    startsAt: 0,
    endsAt: 1,
    zone: 'UTC',
    confirmationUrl: '/c',
    heldUntil: null,
  }
  const booking = {
    props: patients,
    titles,
    words,
    focus: null,
    step: 'details',
  } as unknown as BookingController
  const shown = (hasEmail: boolean) =>
    renderToStaticMarkup(<DoneStep booked={{ ...booked, hasEmail }} booking={booking} />)
  expect(shown(false)).toContain('Write the time down. We only have your phone number')
  expect(shown(true)).toContain('Your confirmation is on its way by e-mail.')
})

it.each([
  ['', '', false, true],
  ['', 'dana@example.com', true, true],
  ['(972) 555-0188', '', true, true],
  ['555', 'dana@example.com', false, true],
  ['(972) 555-0188', 'dana', true, false],
])('checks phone %j with e-mail %j', (phone, email, phoneIsGood, emailIsGood) => {
  const form = new FormData()
  form.set('email', email)
  const { checks } = BOOKING_RULES.patients
  expect([checks.phone?.(phone, form), checks.email?.(email, form)]).toEqual([phoneIsGood, emailIsGood])
})
