import { search } from '../content/site/search.data.ts'

/** Search field over the site's pages. A plain form: the server answers at /search. */
export function SiteSearch({ query = '' }) {
  return (
    <search aria-label={search.headline}>
      <form action="/search" className="max-w-lead">
        <label htmlFor="search-words" className="text-small font-semibold">
          {search.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={80}
            required
            className="min-h-13 grow basis-48 border border-ink bg-white px-4"
          />
          <button type="submit" className="secondary-button min-w-32 border-ink text-ink">
            {search.submit}
          </button>
        </div>
      </form>
    </search>
  )
}
