import { Headline } from '../components/ui/heading.tsx'
import { LinkItems } from '../components/ui/texts.tsx'
import { frame } from '../content/site/navigation.data.ts'

/** The menus' pages as lists, for a visitor who is lost. */
export function MenuPages({ heading }: { heading: string }) {
  const groups = frame.header.menus.flatMap((menu) => ('items' in menu ? [menu] : []))
  return (
    <nav aria-labelledby="menu-pages">
      <Headline id="menu-pages" className="text-minor" text={heading} />
      <div className="mt-6 grid gap-x-10 gap-y-8 border-t border-ink pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map((group) => (
          <div key={group.label}>
            <p className="text-label text-soft">{group.label}</p>
            <ul className="mt-1 text-small">
              <LinkItems
                links={group.items}
                className="flex min-h-10 items-center hover:text-evergreen hover:underline"
              />
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
