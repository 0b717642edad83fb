import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DoneStep } from './done-step.tsx'
import { exampleProps } from './example-props.ts'
import type { Booked } from './props.ts'
import { useBooking } from './use-booking.ts'

const booked: Booked = {
  reference: 'AbCdEfGhIjKlMnOpQrStUv',
  startsAt: Date.parse('2026-11-17T14:00:00Z'),
  endsAt: Date.parse('2026-11-17T14:30:00Z'),
  zone: 'America/Denver',
  confirmationUrl: '/bookingconfirmation?booking=AbCdEfGhIjKlMnOpQrStUv',
  hasEmail: true,
  heldUntil: null,
}

function Step({ over }: { over: Partial<Booked> }) {
  return <DoneStep booked={{ ...booked, ...over }} booking={useBooking(exampleProps)} />
}
const draw = (over: Partial<Booked>) => renderToStaticMarkup(<Step over={over} />)

test('a booked call leads on to its confirmation', () => {
  const html = draw({})
  expect(html).toContain('Your call is booked</h1>')
  expect(html).toContain('href="/bookingconfirmation?booking=AbCdEfGhIjKlMnOpQrStUv"')
})

test('a held time says which step is left, until when, and not that it is booked', () => {
  const html = draw({ heldUntil: Date.parse('2026-11-16T17:42:00Z') })
  expect(html).toContain('One more step</h1>')
  expect(html).toContain(
    'We e-mailed a link to the address you gave. Open it and confirm by 10:42\u00a0AM, and the call is yours.',
  )
  expect(html).toContain('at 7:00\u00a0AM Mountain Standard Time')
  expect(html).not.toMatch(/booked|confirmed|bookingconfirmation/i)
})
