import { adContent, sampleAds } from '../../content/specialties/ads.data.ts'
import { SAMPLE_PATH } from './own-ad.ts'

const { form: labels } = adContent

/** Leads to the sample ad of a specialty, where it can be put in the visitor's own name. A plain form. */
export function AdPicker({ specialty }: { specialty: string }) {
  return (
    <form action={SAMPLE_PATH} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SpecialtyField specialty={specialty} className="grow text-small font-semibold sm:max-w-80" />
      <button type="submit" className="secondary-button">
        {labels.submit}
      </button>
    </form>
  )
}

/** The specialties that have a sample ad. */
export const SpecialtyField = ({ specialty, className }: { specialty: string; className: string }) => (
  <label className={className}>
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
)
