import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleProps } from '../../tests/fixtures/examples/example-props.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { renderPage } from './page.tsx'
import type { WidgetProps } from './props.ts'
import { DetailsStep } from './widget/details-form.tsx'
import { useBooking } from './widget/use-booking.ts'

const draw = (over: Partial<WidgetProps>) =>
  renderPage(
    { settings: exampleSettings, assets: { script: '/w.js', style: '' } },
    { ...exampleProps, ...over },
  )
const [first = 0, second = 0] = exampleProps.starts ?? []
const DETAILS = { step: 'details' as const, start: first }

test.each<[string, Partial<WidgetProps>, string[], string[]]>([
  [
    'open times',
    {},
    [
      ...['Step 1 of 2', 'Week 1 of 1', 'Next open times', 'Show times', 'aria-expanded="true"'],
      ...['Tue, Nov 17</span> <b>9:00 AM', 'aria-label="9:45 AM, Tuesday, November 17">9:45 AM'],
      'Monday, Nov 16</span><span>No openings',
    ],
    [
      ...['aria-current', 'role="alert"', 'All of our times', 'Tuesday, Nov 17</span><span>No openings'],
      ...['All time zones', 'name="email"'],
    ],
  ],
  ['one open time', { starts: [first] }, ['aria-expanded="true"'], []],
  ['a time that was chosen', { start: first }, ['aria-current="true"', 'name="email"'], []],
  ['another day', { day: '2026-11-18' }, ['aria-expanded="false"'], ['aria-expanded="true"']],
  ['a week', { week: '2026-11-17' }, ['name="week" value="2026-11-17"'], []],
  ['a zone that was chosen', { zoneChosen: true }, ['?zone=America%2FNew_York'], []],
  ['a zone that isn’t listed', { zone: 'Asia/Tokyo' }, ['value="Asia/Tokyo" selected'], []],
  [
    'no times',
    { starts: [] },
    ['All of our times are taken', 'Call (865) 555-0142 and'],
    ['Next open times'],
  ],
  ['times to load', { starts: null }, ['aria-busy="true"', 'Loading', 'See all open times'], ['No openings']],
  [
    'a time that is taken',
    { error: { kind: 'taken', nearest: [second] } },
    ['Choose one of the closest', 'in Eastern Time (New York).', '>Tue, November 17, 9:45 AM</a>'],
    ['Next open times'],
  ],
  [
    'a time that is taken, and none near it',
    { error: { kind: 'taken', nearest: [] } },
    ['Next open times', 'Call (865) 555-0142 and'],
    ['Closest open times', 'in Eastern Time (New York).'],
  ],
  [
    'the details',
    DETAILS,
    [
      ...['Step 2 of 2', 'Your time: ', 'Change the time', '>Book this time: Tue 9:00 AM<'],
      'name="start" value="2026-11-17T14:00:00Z"',
    ],
    ['See all open times', 'Closest open times', 'Your notes for the call'],
  ],
  [
    'the details, of a time that is taken',
    { ...DETAILS, error: { kind: 'taken', nearest: [second] } },
    [
      ...['See all open times', '>Book Tue, November 17, 9:45 AM<', 'value="2026-11-17T14:45:00Z"'],
      ...['aria-busy="false"', 'aria-disabled="false"', ' disabled='],
    ],
    ['Book this time: ', 'Choose one of the closest'],
  ],
  [
    'the details without a time',
    { step: 'details' },
    ['See all open times', ' disabled=', 'name="start" value=""'],
    ['Book this', 'Your time'],
  ],
])('draws %s', (_what, over, shown, hidden) => {
  const html = draw(over)
    .replace(/<script type="application\/json".*/s, '')
    .replace(/ class="[^"]*"|<!-- -->/g, '')
    .replaceAll('\u00a0', ' ')
  for (const one of shown) expect(html).toContain(one)
  for (const one of hidden) expect(html).not.toContain(one)
})

/** Step two while the time near the taken one is being booked. */
function Sending() {
  const booking = useBooking({
    ...exampleProps,
    ...DETAILS,
    error: { kind: 'taken', nearest: [first, second] },
  })
  return (
    <DetailsStep booking={{ ...booking, submission: { kind: 'submitting', start: second } }} hidden={false} />
  )
}

test('while a time is booked, its button says so, and no other can be pressed', () => {
  const html = renderToStaticMarkup(<Sending />)
  expect(html.match(/<button [^>]*name="instead".*?<\/button>/g)).toEqual([
    expect.stringMatching(/aria-busy="false" aria-disabled="true".*>Book Tue/),
    expect.stringMatching(/aria-busy="true" aria-disabled="true".*>Booking…/),
  ])
})

test.each([
  [false, 'alert', 'border-pencil'],
  [true, null, 'border-evergreen'],
])('a wrong answer, corrected: %s, has a summary with the role %s', (corrected, role, border) => {
  const fields = [{ field: 'email', message: 'Enter it.', corrected }]
  const html = draw({ ...DETAILS, error: { kind: 'fields', fields } })
  const [summary = ''] = /<div id="form-error"[^>]*>/.exec(html) ?? []
  expect(/role="(\w+)"/.exec(summary)?.[1] ?? null).toBe(role)
  expect(summary).toContain(border)
  expect(html.includes('aria-invalid="true"')).toBe(!corrected)
})

test('the soonest of the next open times stands out', () => {
  expect(draw({}).match(/(cta|outline-button) block/g)).toEqual(['cta block', 'outline-button block'])
})

test('whom nothing suits can call or write, also where nothing is open', () => {
  const html = draw({ starts: [], embed: true })
  for (const href of [`tel:${exampleProps.dial}`, `mailto:${exampleProps.email}`])
    expect(html).toContain(`href="${href}"`)
})

test('no box of step two is checked', () => {
  const html = draw({ step: 'details', start: exampleProps.starts?.[0] ?? null })
  expect(html).toContain('type="checkbox"')
  expect(html).not.toContain('checked')
})

const DAY_MS = 24 * 3_600_000

test('a week opens its first open day, with which a phone begins, and keeps the rows of all days in line', () => {
  const starts = [first, second, first + DAY_MS, first + 14 * DAY_MS]
  const html = draw({ starts, start: second, week: '2026-11-17' })
  const days = html.match(/<li class="[^"]*border-l [^"]*"><h3.*?<\/ol><\/li>/gs) ?? []
  const rowsOf = (day: string) =>
    [...day.matchAll(/<li class="(hidden )?wide[^>]*?( aria-hidden="true")?>(?:<(span|a) )?/g)].map(
      ([, hidden, isSilent, inside]) => (hidden && isSilent ? 'empty' : inside),
    )
  expect(
    days.map((day) => [
      /\w+day/.exec(day)?.[0],
      day.includes('border-l hidden wide:block"') ? 'wide only' : '',
      /aria-expanded="(\w+)"/.exec(day)?.[1] ?? day.match(/No openings/g)?.length,
      day.includes('class="day-times '),
      ...rowsOf(day),
    ]),
  ).toEqual([
    ['Monday', 'wide only', 2, false, 'span', 'empty'],
    ['Tuesday', '', 'true', true, 'a', 'a'],
    ['Wednesday', '', 'false', false, 'a', 'empty'],
    ['Thursday', '', 2, false, 'span', 'empty'],
    ['Friday', '', 2, false, 'span', 'empty'],
  ])
  expect(html.match(/aria-current="true">[^<]*/g)).toEqual(['aria-current="true">9:45 AM'])
  expect(html).toContain('href="/desk/booking?week=2026-11-23&amp;utm_source=ads#week"')
})

test('leads no further than the weeks that have times', () => {
  const ends = [[first], [first, first + 7 * DAY_MS]].map((starts) => draw({ starts, week: '2026-11-17' }))
  expect(ends.map((html) => html.match(/aria-disabled="true"/g)?.length)).toEqual([2, 1])
})

test('alone it names the brand; inside a frame the page around it does', () => {
  const brand = `>${exampleSettings.agency.name}</span>`
  expect(draw({})).toContain(brand)
  expect(draw({})).toContain(`href="${exampleSettings.agency.origin}"`)
  expect(draw({ embed: true })).not.toContain(brand)
  expect([{}, { embed: true }].map((over) => draw(over).includes('sr-only noscript:'))).toEqual([false, true])
})

test('nothing typed can end the element that carries the props', () => {
  const html = draw({ typed: { note: ['</script><script>alert(1)</script>'] } })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('\\u003c/script>')
})
