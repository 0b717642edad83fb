import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import FramedWidget from './framed-widget.island.tsx'

const html = renderToStaticMarkup(
  <FramedWidget
    content={{
      frameTitle: 'Calendar',
      newTabLabel: 'Open in a tab',
      fallback: {
        heading: 'No answer',
        text: 'Call us.',
        phoneLabel: 'Call {phone}',
        emailLabel: 'Write to {email}',
        newTabLabel: 'Open in a tab',
      },
      withoutScripts: 'Call {phone} or write to {email}.',
      smallPrint: 'Free.',
    }}
    address="/desk/booking?embed=1"
    ownTab="/desk/booking"
    origins={[]}
    facts={{ phone: '(212) 555-0142', dial: '+12125550142', email: 'hello@wellbooked.example.com' }}
    shows="calendar"
    next="/bookingconfirmation"
  />,
)

it('has the frame’s address in the document, and a link to it outside the frame', () => {
  expect(html).toContain('<iframe src="/desk/booking?embed=1" title="Calendar"')
  expect(html).toMatch(/<a class="link" href="\/desk\/booking" target="_blank"/)
})

it('hides the other ways until the widget stays silent', () => {
  expect(html).toMatch(/^<div hidden="" role="alert"/)
  expect(html).toContain('href="tel:+12125550142"')
})

it('says what to do without scripts', () => {
  expect(html).toMatch(/<noscript>.*Call \(212\) 555-0142/)
})
