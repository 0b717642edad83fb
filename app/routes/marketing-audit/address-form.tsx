import { marketingAudit } from './content.data.ts'

const { field } = marketingAudit

/** Asks for a website to read. The server answers with the address of the first question. */
export const AddressForm = ({ address }: { address?: string }) => (
  <form action="/marketing-audit" method="post" className="max-w-lead">
    <label htmlFor="website" className="text-small font-semibold">
      {field.label}
    </label>
    <div className="mt-1 flex flex-wrap gap-3">
      <input
        id="website"
        name="address"
        defaultValue={address}
        inputMode="url"
        autoComplete="url"
        placeholder={field.example}
        required
        className="min-h-13 grow basis-56 border border-ink bg-white px-4"
      />
      <button type="submit" className="secondary-button">
        {field.submit}
      </button>
    </div>
    <p className="mt-2 text-fine text-soft">{field.keep}</p>
  </form>
)
