interface PostFilterProps {
  label: string
  /** Label and query value of each button. */
  choices: readonly { name: string; value: string }[]
  /** The selected value; null for an unknown one. */
  chosen: string | null
}

/** Category filter as a GET form: the selection is in the URL and works without script. */
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
