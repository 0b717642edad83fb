import { adContent, sampleAds } from '../../content/specialties/ads.data.ts'

const { form: labels } = adContent

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
