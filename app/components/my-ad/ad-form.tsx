import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { CallNote } from '../../../platform/call-notes.ts'
import { adContent, sampleAds } from '../../content/specialties/ads.data.ts'
import { adOf, cleanName, namesOf, noteOf, type OwnAd, SAMPLE_PATH } from './own-ad.ts'

const { form: labels } = adContent

/**
 * The state of an ad in the visitor's own name. The fields keep what is typed themselves, and the state follows them: a
 * letter typed while React takes over is never lost. `read` returns what the page's address asks for.
 */
export function useOwnAd(specialty: string, read?: () => OwnAd | null) {
  const [own, setOwn] = useState<OwnAd>({ practice: '', town: '', specialty })
  /** Whether anything was typed, chosen or pressed: until then the page stays as the server drew it. */
  const [isAsked, setIsAsked] = useState(false)
  const [kept, setKept] = useState<CallNote | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)

  /** The controls of `AdForm` in their order: practice, town, specialty, button. */
  const fields = () => [...(form.current?.elements ?? [])] as HTMLInputElement[]

  /** Makes the state what the fields say. */
  function follow(): OwnAd {
    const [practice, town, chosen] = fields()
    const followed = {
      practice: cleanName(practice?.value ?? ''),
      town: cleanName(town?.value ?? ''),
      specialty: chosen?.value ?? specialty,
    }
    setOwn(followed)
    setIsAsked(true)
    return followed
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, with what was typed before React took over
  useEffect(() => {
    const [practice, town, chosen] = fields()
    const asked = read?.()
    if (asked && practice && town && chosen) {
      practice.value = asked.practice
      town.value = asked.town
      chosen.value = asked.specialty
    }
    if (practice?.value || town?.value || chosen?.value !== specialty) follow()
  }, [])

  /** Keeps the ad as a note for the call, unless it has no name: then it is nobody's. */
  function keep(ad: OwnAd) {
    if (ad.practice.trim()) setKept(noteOf(ad, location.origin))
  }

  return {
    own,
    ad: adOf(own.specialty),
    names: namesOf(own),
    isAsked,
    note: kept,
    form,
    result,
    type: () => keep(follow()),
    submit(event: SubmitEvent) {
      event.preventDefault()
      setIsAsked(true)
      keep(own)
      result.current?.scrollIntoView({ block: 'start' })
      result.current?.focus({ preventScroll: true })
    },
  }
}

interface AdFormProps extends Pick<ReturnType<typeof useOwnAd>, 'type' | 'submit'> {
  specialty: string
  ref: RefObject<HTMLFormElement | null>
}

/**
 * Practice, town and specialty. What is typed stays in the browser: the fields have no names, so that the form, which works
 * without scripts, sends the specialty alone.
 */
export function AdForm({ specialty, type, submit, ref }: AdFormProps) {
  const label = 'text-small font-semibold'
  const field = 'mt-1 min-h-13 w-full border border-ink bg-white px-4 font-normal'
  return (
    <form ref={ref} action={SAMPLE_PATH} onInput={type} onSubmit={submit} className="sample-form no-print">
      <label className={`${label} noscript:hidden`}>
        {labels.practice}
        <input autoComplete="organization" className={field} />
      </label>
      <label className={`${label} noscript:hidden`}>
        {labels.town}
        <input autoComplete="address-level2" className={field} />
      </label>
      <label className={label}>
        {labels.specialty}
        <select
          name="specialty"
          defaultValue={specialty}
          className="mt-1 min-h-13 w-full border border-ink bg-white px-3 font-normal text-ellipsis"
        >
          {sampleAds.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="secondary-button">
        {labels.submit}
      </button>
    </form>
  )
}
