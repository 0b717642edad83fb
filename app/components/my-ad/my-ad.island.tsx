import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { sampleAds, adContent as words } from '../../content/specialties/ads.data.ts'
import CallNotes from '../call-notes/call-notes.island.tsx'
import {
  adOf,
  cleanName,
  namesOf,
  noteOf,
  type OwnAd,
  readFragment,
  SAMPLE_PATH,
  sampleHref,
} from './own-ad.ts'
import { AdNotes, FeedAd, LandingPage, LandingTop, PageNotes, Redline, Struck } from './sample-ad.tsx'

interface MyAdProps {
  /** The ad that is shown first. */
  specialty: string
  /** The whole ad and landing page with their notes, or what of them fits beside other things. */
  isWhole?: boolean
}

/**
 * A sample ad in the visitor's own name, drawn while they type. What they type stays in the browser: the fields have no
 * names, so that the form, which works without scripts, sends the specialty alone.
 */
export default function MyAd({ specialty, isWhole = false }: MyAdProps) {
  const [own, setOwn] = useState<OwnAd>({ practice: '', town: '', specialty })
  const [kept, setKept] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const ad = adOf(own.specialty)
  const names = namesOf(own)

  useEffect(() => {
    const asked = isWhole ? readFragment(location.hash) : null
    // What was typed before React took over.
    const [practice, town, chosen] = [...(form.current?.elements ?? [])].map(
      (field) => (field as HTMLInputElement).value,
    )
    if (asked) setOwn(asked)
    else
      setOwn({
        practice: cleanName(practice ?? ''),
        town: cleanName(town ?? ''),
        specialty: chosen ?? specialty,
      })
  }, [isWhole, specialty])

  function change(changes: Partial<OwnAd>) {
    const next = { ...own, ...changes }
    setOwn(next)
    if (isWhole) history.replaceState(history.state, '', sampleHref(next))
  }

  /** An ad without a name is nobody's, and no note. */
  function keep() {
    if (own.practice.trim()) setKept(noteOf(own, location.origin))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    keep()
    result.current?.scrollIntoView({ block: 'start' })
    result.current?.focus({ preventScroll: true })
  }

  const field = 'mt-1 min-h-12 w-full border border-ink bg-white px-3 font-normal'
  return (
    <>
      <form
        ref={form}
        action={SAMPLE_PATH}
        onSubmit={submit}
        onBlur={keep}
        className="no-print grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <label className="text-small font-semibold noscript:hidden">
          {words.form.practice}
          <input
            value={own.practice}
            onChange={({ target }) => change({ practice: cleanName(target.value) })}
            autoComplete="organization"
            className={field}
          />
        </label>
        <label className="text-small font-semibold noscript:hidden">
          {words.form.town}
          <input
            value={own.town}
            onChange={({ target }) => change({ town: cleanName(target.value) })}
            autoComplete="address-level2"
            className={field}
          />
        </label>
        <label className="text-small font-semibold">
          {words.form.specialty}
          <select
            name="specialty"
            value={own.specialty}
            onChange={({ target }) => change({ specialty: target.value })}
            className={field}
          >
            {sampleAds.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="solid-button min-h-12">
          {words.form.submit}
        </button>
      </form>
      {isWhole ? (
        <div ref={result} tabIndex={-1}>
          <section aria-labelledby="ad" className="ad-part">
            <div>
              <h3 id="ad">{words.ad.heading}</h3>
              <FeedAd ad={ad} names={names} hasNotes />
            </div>
            <AdNotes ad={ad} />
          </section>
          <Redline ad={ad} names={names} />
          <section aria-labelledby="landing-page" className="ad-part landing-part">
            <h3 id="landing-page">{words.page.heading}</h3>
            <LandingPage ad={ad} names={names} />
            <PageNotes ad={ad} />
          </section>
        </div>
      ) : (
        <div ref={result} tabIndex={-1} className="mt-6 scroll-mt-24">
          <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[4fr_5fr_4fr]">
            <div>
              <p className="mb-2 text-label text-soft">{words.never}</p>
              <Struck ad={ad} />
            </div>
            <div>
              <p className="mb-2 text-label text-soft">{words.instead}</p>
              <FeedAd ad={ad} names={names} />
            </div>
            <div className="md:max-lg:col-span-2">
              <p className="mb-2 text-label text-soft">{words.leadsTo}</p>
              <div className="my-ad-page">
                <LandingTop ad={ad} names={names} />
              </div>
            </div>
          </div>
          <p className="mt-4">
            <a
              className="link"
              href={own.practice ? sampleHref(own) : `${SAMPLE_PATH}?specialty=${own.specialty}`}
            >
              {words.form.whole}
            </a>
          </p>
        </div>
      )}
      <CallNotes note={kept ? { kind: 'ad', text: kept } : null} />
    </>
  )
}
