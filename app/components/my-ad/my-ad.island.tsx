import { adContent as labels } from '../../content/specialties/ads.data.ts'
import { IslandStyle } from '../../islands/island-style.tsx'
import CallNotes from '../call-notes/call-notes.island.tsx'
import { AdForm, useOwnAd } from './ad-form.tsx'
import { FeedAd } from './feed-ad.tsx'
import landingStyle from './landing-top.css?url'
import { LandingTop } from './landing-top.tsx'
import style from './my-ad.css?url'
import { SAMPLE_PATH, sampleHref } from './own-ad.ts'
import { Struck } from './struck.tsx'

interface MyAdProps {
  /** The ad that is shown first. */
  specialty: string
  /** Whether the page shows the ad before anything is typed. */
  isDrawn: boolean
}

/** A sample ad in the visitor's own name, drawn while they type, beside a line that others would run. */
export default function MyAd({ specialty, isDrawn }: MyAdProps) {
  const { ad, names, isAsked, note, result, form, ...state } = useOwnAd(specialty)
  const { own } = state
  const drawing = (
    <>
      <div>
        <p className="ad-label">{labels.never}</p>
        <Struck ad={ad} />
      </div>
      <div>
        <p className="ad-label">{labels.instead}</p>
        <FeedAd ad={ad} names={names} />
        <p className="mt-4">
          <a
            className="link"
            href={own.practice ? sampleHref(own) : `${SAMPLE_PATH}?specialty=${own.specialty}`}
          >
            {labels.form.whole}
          </a>
        </p>
      </div>
    </>
  )
  return (
    <>
      <AdForm {...state} ref={form} />
      <div ref={result} tabIndex={-1} className="my-ad">
        {isDrawn ? drawing : null}
        {isAsked && !isDrawn ? <IslandStyle href={style}>{drawing}</IslandStyle> : null}
        {isAsked ? (
          <IslandStyle href={landingStyle}>
            <div>
              <p className="ad-label">{labels.leadsTo}</p>
              <div className="my-ad-page">
                <LandingTop ad={ad} names={names} />
              </div>
            </div>
          </IslandStyle>
        ) : null}
      </div>
      <CallNotes note={note} />
    </>
  )
}
