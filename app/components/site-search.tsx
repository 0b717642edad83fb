interface SiteSearchProps {
  content: { headline: string; label: string; submit: string }
  query?: string
}

/** Search field over the site's pages. A plain form: the server answers at /search. */
export function SiteSearch({ content, query = '' }: SiteSearchProps) {
  return (
    <search aria-label={content.headline}>
      <form action="/search" className="max-w-[36rem]">
        <label htmlFor="search-words" className="text-small font-semibold">
          {content.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={80}
            required
            className="min-h-13 grow basis-56 border border-ink bg-white px-4"
          />
          <button type="submit" className="solid-button">
            {content.submit}
          </button>
        </div>
      </form>
    </search>
  )
}
