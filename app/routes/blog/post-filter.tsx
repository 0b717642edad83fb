interface PostFilterProps {
  label: string
  /** What a button says and what stands in the address for it, in order. */
  choices: readonly { name: string; value: string }[]
  /** The value that is shown now; null when the address asks for something unknown. */
  chosen: string | null
}

/** The categories as index tabs. Each is a button of a GET form, so the choice stands in the address. */
export function PostFilter({ label, choices, chosen }: PostFilterProps) {
  return (
    <form action="/blog#shown" className="no-print">
      <fieldset>
        <legend className="text-fine text-soft">{label}</legend>
        <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2 md:border-b md:border-ink">
          {choices.map(({ name, value }) => (
            <button
              key={value}
              type="submit"
              name="category"
              value={value}
              aria-pressed={value === chosen}
              className="index-tab"
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
