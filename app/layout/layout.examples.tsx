import { Answers, Question } from './consent/consent-question.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const ignore = () => {}

/** As tall as a window in which it is at the foot. */
const banner = (children: React.ReactNode) => (
  <div style={{ height: '30rem' }}>
    <section className="consent-box" aria-labelledby="consent-question">
      {children}
    </section>
  </div>
)

export default {
  'Consent region': {
    Question: banner(
      <>
        <Question isRefusedBySignal={false} />
        <Answers answer={ignore} save={null} customize={ignore} />
      </>,
    ),
    'With each kind to save': banner(
      <>
        <Question isRefusedBySignal={false} />
        <Answers answer={ignore} save={ignore} customize={ignore} />
      </>,
    ),
    'Refused by the browser’s signal': banner(<Question isRefusedBySignal />),
  },
  Footer: { Usual: <Footer /> },
  Header: { Usual: <Header hasBookButton />, 'Without the button': <Header hasBookButton={false} /> },
} satisfies Record<string, Record<string, React.ReactNode>>
