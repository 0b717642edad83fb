import { useEffect } from 'react'
import { adContent as labels } from '../../content/specialties/ads.data.ts'
import CallNotes from '../call-notes/call-notes.island.tsx'
import { Headline } from '../ui/heading.tsx'
import { AdForm, useOwnAd } from './ad-form.tsx'
import { FeedAd } from './feed.tsx'
import { readFragment, sampleHref } from './own-ad.ts'
import { AdNotes, LandingPage, PageNotes, Redline } from './whole-ad.tsx'

const read = () => readFragment(location.hash)

/** A sample ad and its landing page with their margin notes. The address follows, so that it can be copied. */
export default function WholeAd({ specialty }: { specialty: string }) {
  const { ad, names, note, result, form, isAsked, own, ...state } = useOwnAd(specialty, read)
  useEffect(() => {
    if (isAsked) history.replaceState(history.state, '', sampleHref(own))
  }, [isAsked, own])
  return (
    <>
      <div className="mt-6">
        <AdForm {...state} specialty={specialty} ref={form} />
        <CallNotes note={note} />
      </div>
      <div ref={result} tabIndex={-1} className="scroll-mt-20">
        <section aria-labelledby="sample-feed" className="sample-part">
          <div>
            <Headline as="h3" id="sample-feed" className="mb-4 text-minor" text={labels.ad.heading} />
            <FeedAd ad={ad} names={names} hasNotes />
          </div>
          <AdNotes ad={ad} />
        </section>
        <Redline ad={ad} names={names} />
        <section aria-labelledby="landing-page" className="sample-part landing-part">
          <Headline as="h3" id="landing-page" className="mb-4 text-minor" text={labels.page.heading} />
          <LandingPage ad={ad} names={names} />
          <PageNotes ad={ad} />
        </section>
      </div>
    </>
  )
}
