import { NoBreak } from './ui/no-break.tsx'
import { ListItems } from './ui/texts.tsx'

interface Side {
  heading: string
  items: readonly string[]
}

const looks = {
  yes: { panel: 'bg-wash', heading: 'text-evergreen', item: 'check' },
  no: { panel: 'border border-rule bg-white', heading: 'text-soft', item: 'cross text-soft' },
}

/** Whom something is for, and whom it isn't for, as two panels. */
export const TwoSides = (sides: Record<keyof typeof looks, Side>) => (
  <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:mt-7 lg:gap-8">
    {(['yes', 'no'] as const).map((side) => {
      const { heading, items } = sides[side]
      const look = looks[side]
      return (
        <section key={side} aria-label={heading} className={`p-5 lg:px-8 lg:py-7 ${look.panel}`}>
          <h3 className={`text-minor ${look.heading}`}>
            <NoBreak text={heading} />
          </h3>
          <ul className="mt-3 space-y-2">
            <ListItems texts={items} className={look.item} />
          </ul>
        </section>
      )
    })}
  </div>
)
