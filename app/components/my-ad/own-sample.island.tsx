import { fillPlaceholders } from '../../content/placeholders.ts'
import { adContent as labels } from '../../content/specialties/ads.data.ts'
import { IslandStyle } from '../../islands/island-style.tsx'
import CallNotes from '../call-notes/call-notes.island.tsx'
import { AdForm, useOwnAd } from './ad-form.tsx'
import { FeedAd } from './feed.tsx'
import landingStyle from './landing-top.css?url'
import { LandingTop } from './landing-top.tsx'
import { SAMPLE_PATH, sampleHref } from './own-ad.ts'
import { Struck } from './struck.tsx'

/** A sample ad under a line that others would run, drawn in the visitor's own name while they type. */
export default function MyAd({ specialty }: { specialty: string }) {
  const { ad, own, names, isAsked, note, result, form, ...state } = useOwnAd(specialty)
  return (
    <>
      <div ref={result} tabIndex={-1} className="own-sample" data-asked={isAsked || undefined}>
        <div>
          <p className="sample-label">{fillPlaceholders(labels.never, { specialty: ad.name })}</p>
          <Struck ad={ad} />
        </div>
        <div>
          <p className="sample-label">{labels.instead}</p>
          <FeedAd ad={ad} names={names} />
          <p className="mt-3">
            <a
              className="link"
              href={own.practice ? sampleHref(own) : `${SAMPLE_PATH}?specialty=${own.specialty}`}
            >
              {labels.form.whole}
            </a>
          </p>
        </div>
      </div>
      <div>
        <h2 id="own-sample" className="mb-3 text-minor">
          {labels.heading}
        </h2>
        <p className="-mt-2 mb-3 text-label text-soft">{labels.stays}</p>
        <AdForm {...state} specialty={specialty} ref={form} />
        <CallNotes note={note} />
        {isAsked ? (
          <IslandStyle href={landingStyle}>
            <p className="sample-label mt-8">{labels.leadsTo}</p>
            <div className="sample-page">
              <LandingTop ad={ad} names={names} />
            </div>
          </IslandStyle>
        ) : null}
      </div>
    </>
  )
}
