import { FeedAd } from './feed.tsx'
import { adOf } from './own-ad.ts'
import { Struck } from './struck.tsx'
import { AdNotes, LandingPage, PageNotes, Redline } from './whole-ad.tsx'

const ad = adOf(null)
const names = { practice: 'Lakeside Wellness', town: 'Plano' }
const long = {
  practice: 'Lakeside Center for Integrative Wellness and Longevity',
  town: 'Rancho Santa Margarita',
}

export default {
  'Feed ad': {
    Usual: <FeedAd ad={ad} names={names} />,
    'With notes': (
      <>
        <FeedAd ad={ad} names={names} hasNotes />
        <AdNotes ad={ad} />
      </>
    ),
    'Long names': <FeedAd ad={ad} names={long} />,
  },
  'Landing page': {
    'With notes': (
      <section className="sample-part landing-part">
        <LandingPage ad={ad} names={names} />
        <PageNotes ad={ad} />
      </section>
    ),
    'Long names': <LandingPage ad={ad} names={long} />,
  },
  Redline: { Usual: <Redline ad={ad} names={names} />, 'Struck line alone': <Struck ad={ad} /> },
} satisfies Record<string, Record<string, React.ReactNode>>
