import { areaPrompt, areaContent as content } from '../../content/site/areas.data.ts'
import { specialties } from '../../content/specialties/specialties.data.ts'

/** Asks for the ZIP code alone; the page that answers asks for the specialty. */
export const ZipForm = ({ hint, submit }: { hint: string; submit: string }) => (
  <form action="/area" className="flex items-end gap-3">
    <label className="text-small font-semibold">
      {content.zip} <span className="font-normal opacity-85">{hint}</span>
      <input
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        className="mt-1 block min-h-13 w-36 border border-ink bg-white px-4 font-normal text-ink"
      />
    </label>
    <button type="submit" className="secondary-button">
      {submit}
    </button>
  </form>
)

/** Asks whether a practice's area is open. A plain form: the server answers at /area. */
export function AreaForm({ specialty = '', zip = '', wrongZip = '' }) {
  const field = 'mt-1 min-h-13 w-full border border-ink bg-white px-4 font-normal'
  return (
    <form action="/area" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <label className="grow basis-32 text-small font-semibold">
        {content.specialty}
        <select name="specialty" defaultValue={specialty} required className={field}>
          <option value="">{content.choose}</option>
          {specialties.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="w-28 text-small font-semibold">
        {content.zip}
        <input
          name="zip"
          defaultValue={zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          required
          title={content.zipHint}
          aria-invalid={wrongZip ? true : undefined}
          aria-describedby={wrongZip ? 'wrong-zip' : undefined}
          className={wrongZip ? `${field} border-2 border-pencil` : field}
        />
      </label>
      {wrongZip ? (
        <p id="wrong-zip" className="basis-full font-semibold text-pencil">
          {wrongZip}
        </p>
      ) : null}
      <button type="submit" className="secondary-button">
        {areaPrompt.submit}
      </button>
    </form>
  )
}
